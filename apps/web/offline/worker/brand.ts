import { CARD_CACHE, copyOf, findSaved } from "./caches.ts";
import { tryFetch } from "./network.ts";

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
