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
