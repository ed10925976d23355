import { SCAN_PATH } from "@visita/domain/scan/scan-path";
import { cacheFiles, filesInPage } from "./cache-files.ts";
import { updateCachedCards } from "./cached-cards-store.ts";
import { CARD_CACHE, copyOf, findSaved } from "./caches.ts";
import { cacheDecision, NETWORK_TIMEOUT_MS, tryFetch } from "./network.ts";

/** It has some sixty, with what opens in it: 1.5 MB, and 1 MB more for a reader of codes. */
const MAX_FILES = 120;

const READER = /\/zxing[-_]reader-/;

/** Keeps the page that scans codes, which is the same for everybody, with what it needs. */
export function cacheScanPage(hasDetector: boolean): Promise<void> {
  return updateCachedCards(async (kept) => {
    const response = await tryFetch(SCAN_PATH, "no-cache");
    if (!response || cacheDecision(response) !== "keep") return kept;
    const html = await response.text();
    if (kept.scanFiles && (await (await savedPage())?.text()) === html) return kept;
    const named = filesInPage(html);
    const scanFiles = await cacheFiles(named, {
      language: response.headers.get("content-language") ?? undefined,
      maxFiles: MAX_FILES,
      isNeeded: (path) => !(hasDetector && READER.test(path)),
    });
    // Without one of them the page before is better.
    if (!named.every((path) => scanFiles.includes(path))) return kept;
    const cache = await caches.open(CARD_CACHE);
    await cache.put(SCAN_PATH, copyOf(response, html));
    return { ...kept, scanFiles };
  });
}

export function forgetScanPage(): Promise<void> {
  return updateCachedCards((kept) => (kept.scanFiles ? { ...kept, scanFiles: undefined } : kept));
}

/** What the network says, and the copy where that says nothing, or nothing in time. */
export async function scanPageResponse(request: Request): Promise<Response | undefined> {
  const network = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), NETWORK_TIMEOUT_MS));
  const inTime = await Promise.race([network, late]).catch(() => undefined);
  return inTime ?? (await savedPage()) ?? network;
}

function savedPage(): Promise<Response | undefined> {
  return findSaved(CARD_CACHE, SCAN_PATH);
}
