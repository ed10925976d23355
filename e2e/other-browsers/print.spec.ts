import { demoCardTexts, hasPdftotext, pdfText } from "../pdf-text.ts";
import { expect, test } from "./fixtures.ts";
import { openCard } from "./page.ts";

test("a printed card says everything, on every page of it", async ({ drivenPage: page, product }) => {
  test.skip(!(await hasPdftotext()), "pdftotext is not installed");
  await openCard(page, `${product.url}/c/demo`);
  await page.evaluate(useSystemFonts);
  const text = await pdfText(await page.print());
  for (const wanted of demoCardTexts()) expect(text).toContain(wanted);
});

/** Runs in the page: Firefox prints variable fonts as outlines, in which no text can be found, and ligatures as one sign. */
function useSystemFonts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { font-family: sans-serif !important; font-variant-ligatures: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}
