import type { Page } from "@playwright/test";

/** Milliseconds from the start of the navigation. */
export type Paints = { first: number; largest: number };

/** Opens the page and waits until nothing more is loaded, so that no larger paint can follow. */
export async function paintsOf(page: Page, url: string): Promise<Paints> {
  await page.goto(url, { waitUntil: "networkidle" });
  return page.evaluate(readPaints);
}

function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    // Buffered entries are delivered as soon as somebody observes.
    new PerformanceObserver((list) => {
      resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
