/** Uses the response of navigation preload where there is one. */
export async function fetchFromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

/** A hanging request must not block the others. */
const FETCH_TIMEOUT_MS = 20_000;

/** For background work: undefined on failure. */
export async function tryFetch(path: string, cache: RequestCache = "default"): Promise<Response | undefined> {
  try {
    return await fetch(path, { cache, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  } catch {
    return undefined;
  }
}
