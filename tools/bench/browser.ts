import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, expect, type Page, type Request } from "@playwright/test";

export type Network = { latencyMs: number; kilobytesPerSecond: number };

/** Lighthouse's mobile profile: a mid-range phone on slow 4G. */
export const MOBILE = { cpu: 4, network: { latencyMs: 150, kilobytesPerSecond: 205 } };

const PHONE = { width: 390, height: 844 };
const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = process.env["CHROMIUM_PATH"] || DEBIAN;
  const browser = await chromium.launch({
    chromiumSandbox: false,
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
    ...(executablePath && { executablePath }),
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** `cpu` is the factor by which the processor is slowed down. */
type Visit = { cpu: number; network?: Network; cookie?: string; url: string; language?: string };

/** A throttled page of a browser context with an empty cache, closed after `use`. */
export async function withPage<T>(
  browser: Browser,
  { cpu, network, cookie, url, language = "en" }: Visit,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, locale: language, serviceWorkers: "block" });
  const [name, value] = cookie?.split("=") ?? [];
  if (name && value) await context.addCookies([{ name, value, url }]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    if (network) {
      const throughput = network.kilobytesPerSecond * 1024;
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }
    return await use(page);
  } finally {
    await context.close();
  }
}

export type PageLoad = { scriptKb: number; paintedMs: number; usableMs: number };

/**
 * Painted is the largest contentful paint, usable the moment when the script has made the given control work. Scripts are
 * counted as gzip compresses them, in KB of 1024 bytes.
 */
export async function measurePageLoad(page: Page, url: string, control: string): Promise<PageLoad> {
  const scripts: Promise<number>[] = [];
  const add = (request: Request) => void scripts.push(scriptSize(request));
  page.on("requestfinished", add);
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: "load" });
  const usable = await page.waitForFunction(hydratedAt, control, { polling: 20 });
  const painted = await page.waitForFunction(() => Reflect.get(globalThis, "largestPaint"));
  // Chunks that are preloaded for later are not part of the first screen.
  page.off("requestfinished", add);
  return {
    usableMs: Number(await usable.jsonValue()),
    paintedMs: Number(await painted.jsonValue()),
    scriptKb: (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1024,
  };
}

async function scriptSize(request: Request): Promise<number> {
  if (!new URL(request.url()).pathname.endsWith(".js")) return 0;
  const body = await (await request.response())?.body();
  return body ? gzipSync(body).length : 0;
}

function watchPaint(): void {
  new PerformanceObserver((list) => {
    Reflect.set(globalThis, "largestPaint", list.getEntries().at(-1)?.startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** React sets a `__reactProps…` property on every element that it has hydrated, the public card's script `data-tab`. */
function hydratedAt(control: string): number | false {
  const element = document.querySelector(control);
  if (!element) return false;
  const isHydrated = Object.keys(element).some((key) => key.startsWith("__reactProps"));
  return (isHydrated || element.hasAttribute("data-tab")) && performance.now();
}

const TEXT = "Robin Sample of the Folded Sheet bookbindery";

/** Types a name into the wizard, with the live preview beside it. Returns the main thread's tasks over 50 ms in ms. */
export async function typeInWizard(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/b/c`);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Full name", exact: true });
  await field.click();
  await field.pressSequentially("warm up");
  await field.fill("");
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(globalThis, "tasks", tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask" });
  });
  await field.pressSequentially(TEXT, { delay: 80 });
  await expect(field).toHaveValue(TEXT);
  return page.evaluate(() => Reflect.get(globalThis, "tasks") as number[]);
}
