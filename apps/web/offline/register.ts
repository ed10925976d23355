import { afterLoad } from "./after-load.ts";
import { tendSavedLine } from "./saved-line.ts";
import { cardAddress, isUnchangingFile } from "./worker/addresses.ts";
import type { OfflineMessage } from "./worker/messages.ts";

/**
 * Lets cards that were opened be opened again without a network. Begins when the page has nothing else to do, and says
 * nothing when it fails: without it everything works as long as there is a network.
 */
export function keepCardsOffline(): void {
  if (!canKeep()) return;
  tendSavedLine();
  afterLoad(() => {
    void start().catch(() => undefined);
  });
}

/** Tells the worker something once there is one. */
export async function tellWorker(message: OfflineMessage): Promise<void> {
  if (!canKeep()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

function canKeep(): boolean {
  return import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator;
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const opened = cardAddress(location.pathname);
  if (opened?.part === "page") {
    await tellWorker({ type: "opened", username: opened.username, files: loadedFiles() });
  }
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && isUnchangingFile(pathname))
    .map(({ pathname }) => pathname);
}
