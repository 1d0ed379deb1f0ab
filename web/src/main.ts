import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { recallChoices } from "./choices.svelte";
import { loadCatalogue } from "./games";

void loadCatalogue().then(() => {
  recallChoices();
  mount(App, { target: document.getElementById("app")! });
});
