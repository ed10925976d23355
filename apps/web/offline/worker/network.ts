/** So that one answer that never comes does not keep the others waiting. */
const FETCH_TIMEOUT_MS = 20_000;

/** What nobody waits for: undefined when it cannot be had. */
export async function tryFetch(path: string, cache: RequestCache = "default"): Promise<Response | undefined> {
  try {
    return await fetch(path, { cache, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  } catch {
    return undefined;
  }
}
