// Everything that is drawn, on one page, for those who draw: `npm run dev`, then /gallery.html. Not part of the client.
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";
import "../src/app/theme.css";

mount(Gallery, { target: document.getElementById("app")! });
