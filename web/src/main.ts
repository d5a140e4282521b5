// Where the client starts.
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./app/theme.css";

// Without its styles it is not shown: what stands in the first page says so, and tries again.
const styles = getComputedStyle(document.documentElement);
if (import.meta.env.PROD && !styles.getPropertyValue("--whole")) throw new Error("The styles have not come.");

mount(App, { target: document.getElementById("app")! });
