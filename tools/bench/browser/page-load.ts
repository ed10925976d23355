import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

export type PageLoad = { scriptKb: number; allKb: number; paintedMs: number; usableMs: number };

const POLL_MS = 20;

type Watched = { largestPaint: number };

/**
 * Painted is the largest contentful paint, usable the moment when the script has made the given control work. Scripts are counted as gzip
 * compresses them, everything else as transferred. KB of 1024 bytes.
 */
export async function measurePageLoad(page: Page, url: string, control: string): Promise<PageLoad> {
  const sizes: Promise<{ sent: number; script: number }>[] = [];
  const add = (request: Request) => void sizes.push(sizeOf(request));
  page.on("requestfinished", add);
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: "load" });
  const usable = await page.waitForFunction(hydratedAt, control, { polling: POLL_MS });
  const painted = await page.waitForFunction(largestPaint, undefined, { polling: POLL_MS });
  // Chunks that are preloaded for later are not part of the first screen.
  page.off("requestfinished", add);
  const all = await Promise.all(sizes);
  return {
    usableMs: Number(await usable.jsonValue()),
    paintedMs: Number(await painted.jsonValue()),
    scriptKb: all.reduce((sum, { script }) => sum + script, 0) / 1024,
    allKb: all.reduce((sum, { sent }) => sum + sent, 0) / 1024,
  };
}

async function sizeOf(request: Request): Promise<{ sent: number; script: number }> {
  const { responseBodySize: sent } = await request.sizes();
  if (!new URL(request.url()).pathname.endsWith(".js")) return { sent, script: 0 };
  const body = await (await request.response())?.body();
  return { sent, script: body ? gzipSync(body).length : 0 };
}

function largestPaint(): number {
  return (globalThis as unknown as { watched: Watched }).watched.largestPaint;
}

function watchPaint(): void {
  const watched: Watched = { largestPaint: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    watched.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** React sets a `__reactProps…` property on every element that it has hydrated, the public card's script `data-tab`. */
function hydratedAt(control: string): number | false {
  const element = document.querySelector(control);
  if (!element) return false;
  const isHydrated = Object.keys(element).some((key) => key.startsWith("__reactProps"));
  return (isHydrated || element.hasAttribute("data-tab")) && performance.now();
}
