import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixtures.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
const SMALL = { width: 320, height: 700 };
/** `npm test` looks at each state once, on a phone in light; `npm run test:all` at every size in both schemes. */
const isWhole = process.env["TEST_SCOPE"] === "all";
const VIEWPORTS = isWhole ? [PHONE, DESKTOP] : [PHONE];
const COLOR_SCHEMES = isWhole ? (["light", "dark"] as const) : (["light"] as const);
const WIDTHS = isWhole ? [320, 390, 768, 1024, 1280] : [320, 1280];

/** The rules of axe that depend on the colour scheme. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Scope = { include?: string; rules?: string[] };

/** No finding of axe on the page as it is now. */
export async function expectAccessible(page: Page, state: string, scope: Scope = {}): Promise<void> {
  // Stays until another document is loaded: handing over half a megabyte takes a good part of the time.
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axe.source);
  expect(await page.evaluate(runAxe, scope), state).toEqual([]);
}

/** Runs in the page. */
async function runAxe({ include, rules }: Scope): Promise<string[]> {
  // Colours of what fades in are measured halfway otherwise.
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(include ?? document, {
    resultTypes: ["violations"],
    ...(rules && { runOnly: rules }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

/** The same in light and dark. The dark run repeats only the rules about colour, which alone depend on the scheme. */
export async function expectAccessibleInBothSchemes(
  page: Page,
  state: string,
  scope: Scope = {},
): Promise<void> {
  await stopTransitions(page);
  for (const colorScheme of COLOR_SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = colorScheme === "dark" ? COLOR_RULES : undefined;
    await expectAccessible(page, `${state}, ${colorScheme}`, { ...scope, rules });
  }
}

/** Colours change by a short transition even with reduced motion, and axe would measure them halfway. */
async function stopTransitions(page: Page): Promise<void> {
  // Not a style element, which the content security policy refuses.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** The same on a phone and on a desktop, without loading the page again. */
export async function expectAccessibleEverywhere(page: Page, state: string): Promise<void> {
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await expectAccessibleInBothSchemes(page, `${state}, ${viewport.width} px`);
  }
}

/** Nothing makes the page scroll sideways. */
export async function expectToFit(page: Page, widths: readonly number[], state?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Polled: charts take their new width from a ResizeObserver, one frame later.
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(scrollWidth, { message: state ?? "", timeout: 60_000 }).toBe(width);
  }
}

/** Also on the narrowest phone, and at widths between. */
export async function expectAccessibleAndFit(page: Page, state: string): Promise<void> {
  await expectAccessibleEverywhere(page, state);
  if (isWhole) {
    await page.setViewportSize(SMALL);
    await expectAccessibleInBothSchemes(page, `${state}, ${SMALL.width} px`);
  }
  await expectToFit(page, WIDTHS, state);
}
