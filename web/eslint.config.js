import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import { layers } from "./layers.js";
import svelteConfig from "./svelte.config.js";

const TESTS = ["src/**/*.test.ts", "src/testing.ts"];
const SENT_BY_NET = "only src/net speaks with the server";

export default defineConfig(
  // Written by make messages.
  globalIgnores(["src/**/messages.d.ts"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/explicit-function-return-type": ["error", { allowExpressions: true }],
      // A handler of one call is written without braces, and a case may end by returning a call.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // In an effect, `void value` says that the effect depends on the value.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // An unused place of a loop or of a handler is called _.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // An empty text is nothing said, so the text after `||` is wanted.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      // Numbers are written as they are.
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        {
          allowAny: false,
          allowBoolean: false,
          allowNever: false,
          allowNullish: false,
          allowNumber: true,
          allowRegExp: false,
        },
      ],
      // No component has a map that changes in place as state: state is raw and replaced.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // The linter does not see the types of other components and of bindings; svelte-check does, and allows no any.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off", // the same
      "@typescript-eslint/no-unsafe-call": "off", // the same
      "@typescript-eslint/no-unsafe-member-access": "off", // the same
      "@typescript-eslint/no-unsafe-return": "off", // the same
    },
  },
  {
    files: TESTS,
    rules: {
      // What a test sets up is read beside it.
      "@typescript-eslint/explicit-function-return-type": "off",
    },
  },
  {
    files: ["src/**"],
    ignores: TESTS,
    plugins: { layers },
    rules: {
      "layers/order": "error",
      "no-restricted-globals": [
        "error",
        ...["EventSource", "WebSocket", "XMLHttpRequest", "fetch"].map((name) => ({ name, message: SENT_BY_NET })),
      ],
      "no-restricted-properties": ["error", { property: "sendBeacon", message: SENT_BY_NET }],
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[object.type=MetaProperty][property.name=glob]",
          message: "only the files of src/games itself and folders of words find files by their path",
        },
      ],
    },
  },
  { files: ["src/net/**"], rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" } },
  {
    files: ["src/games/*.ts", "src/**/words/*.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    // They run in Node, whose types the pages do without.
    files: ["*.js", "*.ts", "layers/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
    rules: { "@typescript-eslint/explicit-function-return-type": "off" },
  },
);
