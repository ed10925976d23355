import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

export type PageFigures = { scriptKb: number; allKb: number; paintedMs: number; usableMs: number };

const POLL_MS = 20;

type Watched = { largestPaint: number };

/**
 * Opens the page in a browser that knows nothing of it. Painted is when the largest part of it stood there, usable when
 * React listens to the given control. Scripts are weighed as gzip packs them, all else as it went over the network.
 */
export async function figuresOf(page: Page, url: string, control: string): Promise<PageFigures> {
  const sizes: Promise<{ sent: number; script: number }>[] = [];
  const add = (request: Request) => void sizes.push(weigh(request));
  page.on("requestfinished", add);
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: "load" });
  const usable = await page.waitForFunction(listensSince, control, { polling: POLL_MS });
  const painted = await page.waitForFunction(largestPaint, undefined, { polling: POLL_MS });
  // What is loaded later, for when it is reached for, is not part of the first screen.
  page.off("requestfinished", add);
  const all = await Promise.all(sizes);
  return {
    usableMs: Number(await usable.jsonValue()),
    paintedMs: Number(await painted.jsonValue()),
    scriptKb: all.reduce((sum, { script }) => sum + script, 0) / 1000,
    allKb: all.reduce((sum, { sent }) => sum + sent, 0) / 1000,
  };
}

async function weigh(request: Request): Promise<{ sent: number; script: number }> {
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

/** React leaves a mark on every element that it has taken over. */
function listensSince(control: string): number | false {
  const element = document.querySelector(control);
  const isTaken = element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
  return isTaken && performance.now();
}
