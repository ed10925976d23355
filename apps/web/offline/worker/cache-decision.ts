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
