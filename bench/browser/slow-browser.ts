import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";

/** As on a phone of the middle price in a crowded hall, by the figures that Lighthouse uses. */
export const SLOW = { cpu: 4, latencyMs: 150, kilobytesPerSecond: 205 };

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

type Visit = { cpu: number; isSlowNetwork: boolean; cookie?: string; url: string };

/** A page of a browser that has never been here, slowed down, and closed afterwards. */
export async function withPage<T>(
  browser: Browser,
  { cpu, isSlowNetwork, cookie, url }: Visit,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
  const [name, value] = cookie?.split("=") ?? [];
  if (name && value) await context.addCookies([{ name, value, url }]);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    if (isSlowNetwork) {
      const throughput = SLOW.kilobytesPerSecond * 1024;
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: SLOW.latencyMs,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }
    return await use(page);
  } finally {
    await context.close();
  }
}
