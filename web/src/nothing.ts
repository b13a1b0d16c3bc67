/** What stands where only a page without a server has something to show (`tab/`). */

import type { Component } from "svelte";

const Nothing: Component = () => ({});

export default Nothing;
