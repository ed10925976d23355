import { watchStaleBanner } from "./stale-banner.ts";
import { isImmutableFile, parseCardUrl } from "./worker/card-urls.ts";
import type { OfflineMessage } from "./worker/messages.ts";

/**
 * Registers the service worker that makes opened cards available offline. Starts when the page is idle; failures are
 * ignored.
 */
export function enableOfflineCards(): void {
  if (!isSupported()) return;
  watchStaleBanner();
  whenIdle(() => {
    void start().catch(() => undefined);
  });
}

/** Posts to the worker once it is active. */
export async function postToWorker(message: OfflineMessage): Promise<void> {
  if (!isSupported()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

function isSupported(): boolean {
  return import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator;
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const opened = parseCardUrl(location.pathname);
  if (opened?.part === "page") {
    await postToWorker({ type: "opened", username: opened.username, files: loadedFiles() });
  }
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && isImmutableFile(pathname))
    .map(({ pathname }) => pathname);
}

/** Runs after the load event, when the browser is idle. */
export function whenIdle(run: () => void): void {
  const schedule = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 4_000 });
    else setTimeout(run, 1_000);
  };
  if (document.readyState === "complete") schedule();
  else addEventListener("load", schedule, { once: true });
}
