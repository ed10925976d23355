import { GeoDetails } from "@visita/domain/account/geo.contract";
import { LRUCache } from "lru-cache";
import type { z } from "zod";

const LOOKUP_TIMEOUT_MS = 1_000;

export type GeoLookup = (ip: string) => Promise<z.infer<typeof GeoDetails>>;

/**
 * Asks the configured service where an IP address is; `{ip}` in its URL is replaced by the address. Any failure gives an
 * empty result, because no feature depends on it.
 */
export function createGeoLookup(url: string | null): GeoLookup {
  if (!url) return async () => ({});
  const cache = new LRUCache<string, z.infer<typeof GeoDetails>>({ max: 10_000, ttl: 60 * 60_000 });
  return async (ip) => {
    const cached = cache.get(ip);
    if (cached) return cached;
    try {
      const response = await fetch(url.replaceAll("{ip}", encodeURIComponent(ip)), {
        signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
        redirect: "error",
      });
      const details = GeoDetails.parse(await response.json());
      cache.set(ip, details);
      return details;
    } catch {
      return {};
    }
  };
}
