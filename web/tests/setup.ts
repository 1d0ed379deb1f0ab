// Tests read English, as the page does where the browser asks for nothing else.

import { allWords, speak } from "../src/language.svelte";

await speak("en");
await allWords();
