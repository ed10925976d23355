import { SAVED_HEADER, STALE_BANNER_ID } from "./worker/messages.ts";

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/** On a cached page: checks whether the card has changed, now and whenever the network may be back. */
export function watchStaleBanner(): void {
  const banner = document.getElementById(STALE_BANNER_ID);
  if (!banner) return;
  let delay = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(banner: HTMLElement): Promise<void> {
    clearTimeout(timer);
    const response = await fetchCurrent();
    if (response) return settle(banner, response);
    // `onLine` does not mean that the server is reachable, so retry with growing delays.
    if (!navigator.onLine || document.visibilityState === "hidden") return;
    clearTimeout(timer);
    timer = setTimeout(() => void check(banner), delay);
    delay = Math.min(delay * 2, MAX_RETRY_MS);
  }

  function checkNow(): void {
    if (!banner?.isConnected || document.visibilityState === "hidden") return;
    delay = FIRST_RETRY_MS;
    void check(banner);
  }

  checkNow();
  addEventListener("online", checkNow);
  document.addEventListener("visibilitychange", checkNow);
}

/** Undefined when the response is from the cache, or says nothing about the card. */
async function fetchCurrent(): Promise<Response | undefined> {
  const response = await fetch(location.pathname, { cache: "no-cache" }).catch(() => undefined);
  const isConclusive = response && response.status < 500 && response.status !== 429;
  return isConclusive && !response.headers.has(SAVED_HEADER) ? response : undefined;
}

function settle(banner: HTMLElement, response: Response): void {
  if (response.ok && response.headers.get("etag") === banner.dataset["etag"]) {
    banner.remove();
    return;
  }
  const link = document.createElement("a");
  link.href = location.pathname + location.search;
  link.textContent = "Show it";
  banner.replaceChildren("This card was updated. ", link);
}
