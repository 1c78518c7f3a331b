import "./shared/fonts.css";
import "./shared/tokens.css";
import "./shared/page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { motion } from "./motion.svelte";
import { keepStyles } from "./shared/styles";
import { theme } from "./shared/theme.svelte";
import { language } from "./words";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the table");
keepStyles(document);
theme.begin();
motion.begin();
await language.begin();
mount(App, { target });
