import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/**
 * Writes the page in a made-up language, accented and 40 % longer, as it is now: what the page writes later is lengthened
 * by another call. Not what people have written, nor numbers.
 */
export async function lengthen(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.evaluate(() => {
    // A word joiner, which takes no room: the text is longer already.
    const mark = "\u2060";
    const accented = new Map([..."aeiouAEIOU"].map((letter, at) => [letter, "áéíóúÁÉÍÓÚ"[at] ?? letter]));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const words = text.nodeValue?.trim() ?? "";
      const parent = text.parentElement;
      const isOthers = parent?.closest("script, style, textarea, .language-menu, [dir=auto]");
      if (isOthers || parent?.matches("[dir]") || words.endsWith(mark) || !/\p{L}/u.test(words)) continue;
      const longer = words + words.slice(0, Math.ceil(words.length * 0.4)).replace(/\d/g, "");
      const written = [...longer].map((letter) => accented.get(letter) ?? letter).join("");
      text.nodeValue = (text.nodeValue ?? "").replace(words, () => written + mark);
    }
  });
}

/** React marks what it has hydrated, which must be as the server wrote it. What React does not draw is ready at once. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isApp = Object.hasOwn(window, "__reactRouterContext");
    const [first] = document.querySelectorAll("main h1, main a, main button");
    return !isApp || Object.keys(first ?? {}).some((key) => key.startsWith("__reactProps"));
  });
}
