import { isImmutableFile, parseCardUrl } from "./worker/card-urls.ts";
import type { OfflineMessage } from "./worker/messages.ts";

const WORKER = "/sw.js";

/** TypeScript's DOM library does not have them. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
};

/**
 * Lets cards that were opened be opened again without a network. Begins when the page has nothing else to do, and says
 * nothing when it fails: without it everything works as long as there is a network.
 */
export function enableOfflineCards(): void {
  if (!isSupported()) return;
  whenIdle(() => {
    void start().catch(() => undefined);
  });
}

/** Tells the worker something once there is one. */
export async function postToWorker(message: OfflineMessage): Promise<void> {
  if (!isSupported()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

function isSupported(): boolean {
  return import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator;
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register(workerUrl());
  const opened = parseCardUrl(location.pathname);
  if (opened?.part === "page") {
    await postToWorker({ type: "opened", username: opened.username, files: loadedFiles() });
  }
}

/** Trusted Types accept the URL of a script from a policy alone. */
function workerUrl(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy("offline", { createScriptURL: () => WORKER }).createScriptURL("") ?? WORKER
  );
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && isImmutableFile(pathname))
    .map(({ pathname }) => pathname);
}

/** Runs when the page is there and the browser has time. */
export function whenIdle(run: () => void): void {
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 4_000 });
    else setTimeout(run, 1_000);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
