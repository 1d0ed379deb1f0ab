import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { recallChoices } from "./choices.svelte";
import { loadCatalogue } from "./games";
import { preferred, speak } from "./language.svelte";
import { keepLanToken } from "./net/lan-token";
import { hideFragment } from "./routing/router.svelte";

if (keepLanToken(location)) hideFragment(); // before anything is waited for: the token must not be lost
await Promise.all([speak(preferred()), loadCatalogue()]);
recallChoices();
mount(App, { target: document.getElementById("app")! });
