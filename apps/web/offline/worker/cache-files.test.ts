import { expect, test } from "vitest";
import { filesInPage, filesInScript } from "./cache-files.ts";

test("a page names its scripts, pictures and fonts", () => {
  const page = `<link rel="icon" href="/favicon.svg"><a href="/assets">x</a><img src="/media/0f.webp">
    <style>@font-face{src:url(/assets/platypi-latin-wght-normal-Abcd1234.woff2)}
    @font-face{src:url(/assets/platypi-latin-ext-wght-normal-Abcd1234.woff2)}
    .cover{background:url("/assets/laid-Abcd1234.svg")}</style>
    <img src="https://other.example/assets/a-Abcd1234.js"><img src="/media/0f.webp">
    <script type="module" src="/assets/card-Abcd1234.js"></script>
    <script data-modules="/assets/one-Abcd1234.js /assets/two-Abcd1234.js">load()</script>`;
  expect(filesInPage(page)).toEqual([
    "/media/0f.webp",
    "/assets/platypi-latin-wght-normal-Abcd1234.woff2",
    "/assets/laid-Abcd1234.svg",
    "/assets/card-Abcd1234.js",
    "/assets/one-Abcd1234.js",
    "/assets/two-Abcd1234.js",
  ]);
});

test("a script names what it loads later", () => {
  const code = `import{a}from"./shared-Ab-12_xy.js";const d=["assets/dialog-Abcd1234.css"];import("./dialog-Abcd1234.js");x="plain.js"`;
  expect(filesInScript(code)).toEqual([
    "/assets/shared-Ab-12_xy.js",
    "/assets/dialog-Abcd1234.css",
    "/assets/dialog-Abcd1234.js",
  ]);
});
