/** Preloaded into a server: shifts Date.now by the milliseconds that a file holds. */
import { readFileSync } from "node:fs";
import { argv } from "node:process";

const file = new URL(import.meta.url).searchParams.get("ahead");
if (!file) throw new Error(`No file says how far the clock of ${argv[1]} is ahead`);
const now = Date.now;
Date.now = () => now() + Number(readFileSync(file, "utf8"));
