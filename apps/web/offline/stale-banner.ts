import { SAVED_HEADER, STALE_BANNER_ID } from "./worker/messages.ts";

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/** A saved copy asks by itself whether there is something newer, now and whenever there may be a network again. */
export function watchStaleBanner(): void {
  const line = document.getElementById(STALE_BANNER_ID);
  if (!line) return;
  let pause = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(shown: HTMLElement): Promise<void> {
    clearTimeout(timer);
    const answer = await askNetwork();
    if (answer) return settle(shown, answer);
    // "Online" only means that there is a connection to something; the way to the server may follow later.
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

/** Undefined when the answer is not the network's, or says nothing about the card. */
async function askNetwork(): Promise<Response | undefined> {
  const response = await fetch(location.pathname + location.search, { cache: "no-cache" }).catch(
    () => undefined,
  );
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
  link.textContent = line.dataset["show"] ?? "";
  line.replaceChildren(`${line.dataset["updated"]} `, link);
}
