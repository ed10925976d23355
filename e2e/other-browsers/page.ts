/** What people do and see on a page, in a browser that is driven without Playwright's locators. */
import type { DrivenPage, Point } from "./driven-page.ts";
import { expect } from "./fixtures.ts";

/** Clicks the element of a selector that shows the text or is labelled with it, once it can be clicked. */
export async function click(page: DrivenPage, selector: string, text = ""): Promise<void> {
  let point: Point | null = null;
  await expect
    .poll(
      async () => {
        point = await page.evaluate(findClickable, selector, text);
        return point !== null;
      },
      { message: `${selector} "${text}" can be clicked` },
    )
    .toBe(true);
  if (point) await page.clickAt(point);
}

/** Runs in the page: the centre of the element, or null while something moves or covers it. */
async function findClickable(selector: string, text: string): Promise<Point | null> {
  const named = (element: HTMLElement) => element.getAttribute("aria-label") ?? element.innerText.trim();
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (candidate) => candidate.getClientRects().length > 0 && named(candidate).startsWith(text),
  );
  if (!element || element.closest("[inert], :disabled")) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = element.getBoundingClientRect();
  if (box.top !== before.top || box.left !== before.left) return null;
  const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
}

export async function fill(page: DrivenPage, selector: string, value: string): Promise<void> {
  await click(page, selector);
  await page.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.select(), selector);
  await page.pressKeys([...value]);
  await expect
    .poll(() => page.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value, selector))
    .toBe(value);
}

export async function expectText(page: DrivenPage, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.innerText)).toContain(text);
}

export async function expectPath(page: DrivenPage, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);
}

export async function expectElement(page: DrivenPage, selector: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((wanted) => document.querySelector(wanted) !== null, selector), {
      message: `there is ${selector}`,
    })
    .toBe(true);
}

/** The title of the open dialog; null without one. */
export function openDialog(page: DrivenPage): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector("dialog[open] h2, [role=dialog] h2")?.textContent ?? null,
  );
}

/** The card's script has found out who looks at it, and runs. */
export async function openCard(page: DrivenPage, url: string): Promise<void> {
  await page.open(url);
  await expectElement(page, ".card-bookmark button");
}
