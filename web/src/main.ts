import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte.ts";
import "./styles/base.css";

router.start();
mount(App, { target: document.getElementById("app")! });
