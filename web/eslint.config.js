// What svelte-check and strict TypeScript do not see: promises that nobody waits for, leaks of
// `any`, and what Svelte's own rules know.
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
    { ignores: ["node_modules", "**/*.js", "**/*.mjs", "src/wire.ts"] },
    ts.configs.recommended,
    svelte.configs.recommended,
    {
        languageOptions: {
            parserOptions: { projectService: true, extraFileExtensions: [".svelte"], svelteConfig },
        },
        rules: {
            eqeqeq: "error",
            "@typescript-eslint/await-thenable": "error",
            "@typescript-eslint/no-floating-promises": "error",
            "@typescript-eslint/no-misused-promises": "error",
            "@typescript-eslint/no-unnecessary-type-assertion": "error",
            "@typescript-eslint/no-unused-vars": "off", // the compiler's noUnusedLocals says the same
            "@typescript-eslint/switch-exhaustiveness-check": "error",
            "svelte/no-unused-svelte-ignore": "off", // it does not see the warnings of svelte-check
            "svelte/no-useless-mustaches": ["error", { ignoreStringEscape: true }],
            "svelte/prefer-svelte-reactivity": "off", // state is raw: collections are replaced
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
);
