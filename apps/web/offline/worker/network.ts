import { CARD_CACHE, copyOf, findSaved } from "./caches.ts";

/** How long a network may take to answer before a copy is shown, where there is one. */
export const NETWORK_TIMEOUT_MS = 3_000;

/** So that one answer that never comes does not keep the others waiting. */
const FETCH_TIMEOUT_MS = 20_000;

/** For background fetches: undefined instead of an error. */
export async function tryFetch(path: string, cache: RequestCache = "default"): Promise<Response | undefined> {
  try {
    return await fetch(path, { cache, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  } catch {
    return undefined;
  }
}

const MANIFEST = "/manifest.webmanifest";

/** The product's name is a setting of the installation, so it is read from the manifest and not built in. */
export async function cacheBrand(): Promise<void> {
  const response = await tryFetch(MANIFEST, "no-cache");
  if (response?.status !== 200) return;
  const cache = await caches.open(CARD_CACHE);
  await cache.put(MANIFEST, copyOf(response, await response.text()));
}

export async function readBrand(): Promise<string> {
  const saved = await findSaved(CARD_CACHE, MANIFEST);
  const manifest: { name?: unknown } | undefined = await saved?.json().catch(() => undefined);
  return typeof manifest?.name === "string" ? manifest.name : "";
}

type CacheDecision = "keep" | "forget" | "leave";

type Answer = Pick<Response, "status" | "type" | "redirected" | "headers">;

/**
 * What an answer from the network means for the copy on this device. A fault of the server says nothing about the card,
 * and what another site or a sign-in page of the network answers is not ours.
 */
export function cacheDecision({ status, type, redirected, headers }: Answer): CacheDecision {
  if (type !== "basic" || redirected) return "leave";
  if (status === 404 || status === 410 || status === 451) return "forget";
  const mayBeKept = !/no-store|private/.test(headers.get("cache-control") ?? "");
  return status === 200 && mayBeKept ? "keep" : "leave";
}
