import { SAVED_HEADER, STALE_BANNER_ID } from "./worker/messages.ts";

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/** On a cached page: checks whether the card has changed, now and whenever the network may be back. */
export function watchStaleBanner(): void {
  const line = document.getElementById(STALE_BANNER_ID);
  if (!line) return;
  let pause = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(shown: HTMLElement): Promise<void> {
    clearTimeout(timer);
    const answer = await askNetwork();
    if (answer) return settle(shown, answer);
    // `onLine` does not mean that the server is reachable, so retry with growing delays.
    if (!navigator.onLine || document.visibilityState === "hidden") return;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(shown), pause);
    pause = Math.min(pause * 2, MAX_RETRY_MS);
  }

  function askAnew(): void {
    if (!line?.isConnected || document.visibilityState === "hidden") return;
    pause = FIRST_RETRY_MS;
    void ask(line);
  }

  askAnew();
  addEventListener("online", askAnew);
  document.addEventListener("visibilitychange", askAnew);
}

/** Undefined when the response is from the cache, or says nothing about the card. */
async function askNetwork(): Promise<Response | undefined> {
  const response = await fetch(location.pathname, { cache: "no-cache" }).catch(() => undefined);
  const isWord = response && response.status < 500 && response.status !== 429;
  return isWord && !response.headers.has(SAVED_HEADER) ? response : undefined;
}

function settle(line: HTMLElement, answer: Response): void {
  if (answer.ok && answer.headers.get("etag") === line.dataset["etag"]) {
    line.remove();
    return;
  }
  const link = document.createElement("a");
  link.href = location.pathname + location.search;
  link.textContent = "Show it";
  line.replaceChildren("This card was updated. ", link);
}
