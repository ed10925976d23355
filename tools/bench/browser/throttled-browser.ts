import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";

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
type Visit = { cpu: number; network?: Network; cookie?: string; url: string };

/** A throttled page of a browser context with an empty cache, closed after `use`. */
export async function withPage<T>(
  browser: Browser,
  { cpu, network, cookie, url }: Visit,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
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
