import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { recallChoices } from "./choices.svelte";
import { loadCatalogue } from "./games";
import { preferred, speak } from "./language.svelte";

await speak(preferred());
await loadCatalogue();
recallChoices();
mount(App, { target: document.getElementById("app")! });
