import { expect, test } from "vitest";
import { deferHydration, inlineStyles, preloadAfterContent } from "./deferred-hydration.ts";

/** The parts of React Router's document that are rewritten. */
const PRELOADS =
  '<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/shared.js"/>';
const ENTRY_CODE =
  'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport("/assets/entry.js");';
const page = (head: string, code: string) =>
  `<html><head>${head}</head><body><p>Text</p><script type="module" async="">${code}</script></body></html>`;

test("modules are preloaded after the content, with low priority", () => {
  const html = preloadAfterContent(page(PRELOADS, ENTRY_CODE));
  expect(html).toContain("<head></head>");
  expect(html).toMatch(
    /<\/script><link rel="modulepreload" fetchpriority="low" href="\/assets\/entry.js"\/>.*<\/body>/,
  );
});

test("a deferred page loads no module before its wait is over", () => {
  const html = deferHydration(page(PRELOADS, ENTRY_CODE), "text");
  expect(html).not.toContain("<link");
  expect(html).not.toMatch(/\bimport\s*["*]/);
  const [before, after] = html.split('await import("/assets/manifest.js")');
  expect(before).toContain("await new Promise");
  expect(before).toContain('s=["/assets/shared.js"]');
  expect(after).toContain('const route0=await import("/assets/root.js");');
});

test.each([
  ["no module preloads", page("", ENTRY_CODE)],
  ["no entry script", `<head>${PRELOADS}</head>`],
  ["an import of an unknown form", page(PRELOADS, 'import entry from "/assets/entry.js";')],
])("markup with %s is refused", (detail, html) => {
  expect(() => deferHydration(html, "text")).toThrow(detail);
});

test("a document without an end of the body is refused", () => {
  expect(() => preloadAfterContent(PRELOADS)).toThrow("no end of the body");
});

test("style sheets are in the document, and their links block nothing", async () => {
  const html = '<head><link rel="stylesheet" href="/assets/root.css"/></head>';
  const inlined = await inlineStyles(
    html,
    async (path) => `a{content:"$&"}/*${path}*/@font-face{font-display:optional}\n`,
  );
  expect(inlined).toBe(
    '<head><style>a{content:"$&"}/*/assets/root.css*/@font-face{font-display:fallback}</style>' +
      '<link media="not all" rel="stylesheet" href="/assets/root.css"/></head>',
  );
});

test("a document without a style sheet is refused", async () => {
  await expect(inlineStyles("<head></head>", async () => "")).rejects.toThrow("no style sheet");
});
