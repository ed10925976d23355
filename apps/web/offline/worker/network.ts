/** The browser asks for a page already while it wakes the worker; that answer is taken where there is one. */
export async function fetchFromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

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
