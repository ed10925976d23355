import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Every text stays in the window and in the control or cell that it belongs to, unless it is cut on purpose. */
export async function expectTextsInside(page: Page, state: string): Promise<void> {
  await expect.poll(() => page.evaluate(textsOutside), { message: state, timeout: 10_000 }).toEqual([]);
}

/** Runs in the page. */
function textsOutside(): string[] {
  const BOXES =
    "button, summary, th, td, [role=option], [role=menuitem], [role=tab], [role=dialog], .control-box, html";
  const found: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || isExempt(parent)) continue;
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const box = parent.closest(BOXES)?.getBoundingClientRect();
    if (box && (left < box.left - 1 || right > box.right + 1))
      found.push(`${parent.outerHTML.slice(0, 160)}`);
  }
  return found;

  /** Not seen, decoration, or in something that cuts or scrolls what has no room. */
  function isExempt(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    if (element.closest("script, style, noscript, [aria-hidden=true], [inert]")) return true;
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(each);
      if (textOverflow === "ellipsis" || clipPath !== "none" || /auto|scroll/.test(overflowX)) return true;
      if (each.clientWidth === 1) return true;
    }
    return false;
  }
}
