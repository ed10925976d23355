type CacheDecision = "keep" | "forget" | "leave";

type Answer = Pick<Response, "status" | "type" | "redirected" | "headers">;

/**
 * What a response means for the cached copy. A server failure says nothing about the card, and redirects or opaque
 * responses, as of a captive portal, are not ours.
 */
export function cacheDecision({ status, type, redirected, headers }: Answer): CacheDecision {
  if (type !== "basic" || redirected) return "leave";
  if (status === 404 || status === 410) return "forget";
  const mayBeKept = !/no-store|private/.test(headers.get("cache-control") ?? "");
  return status === 200 && mayBeKept ? "keep" : "leave";
}
