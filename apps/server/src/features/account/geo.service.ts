import { GeoDetails } from "@visita/domain/account/geo.contract";
import { LRUCache } from "lru-cache";
import type { z } from "zod";

const LOOKUP_MS = 1_000;

export type GeoLookup = (ip: string) => Promise<z.infer<typeof GeoDetails>>;

/**
 * Asks the configured service where an address is; `{ip}` in its address stands for the one asked about. Whatever goes
 * wrong, the answer is simply empty: nobody waits for it.
 */
export function createGeoLookup(url: string | null): GeoLookup {
  const known = new LRUCache<string, z.infer<typeof GeoDetails>>({ max: 10_000, ttl: 60 * 60_000 });
  return async (ip) => {
    if (!url) return {};
    const kept = known.get(ip);
    if (kept) return kept;
    try {
      const response = await fetch(url.replaceAll("{ip}", encodeURIComponent(ip)), {
        signal: AbortSignal.timeout(LOOKUP_MS),
        redirect: "error",
      });
      const details = GeoDetails.parse(await response.json());
      known.set(ip, details);
      return details;
    } catch {
      return {};
    }
  };
}
