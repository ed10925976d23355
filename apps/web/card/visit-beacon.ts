import {
  type BEACON_KINDS,
  QR_PARAMETER,
  SEEN_PATH,
  type ShareTargetKey,
  SOURCE_LETTERS,
  SOURCE_PARAMETER,
  type Source,
} from "@visita/domain/insight/insight.constants";

type Kind = (typeof BEACON_KINDS)[number];

type VisitedCard = {
  cardid: string;
  /** The named link that this page belongs to; empty on the card's own page. */
  link: string;
};

/** How the visitor came: by a named link, or else by a source. */
export type VisitOrigin = { link: string } | { source: Source };

/** A double click is one tap. */
const REPEAT_MS = 1_000;

/**
 * Reports to the owner's insights that the card was seen and what was tapped. Without a cookie and without storage; the
 * server decides what counts. Cleans the address bar, so that whoever copies the URL copies the plain one,
 * of the side and in the language that they chose.
 */
export function reportVisit({ cardid, link }: VisitedCard): VisitOrigin {
  const query = new URLSearchParams(location.search);
  const origin: VisitOrigin = link ? { link } : { source: sourceOf(query) };
  let last = { text: "", at: 0 };

  function report(kind: Kind, detail?: string): void {
    const text = JSON.stringify({ card: cardid, kind, ...origin, detail });
    const at = Date.now();
    if (text === last.text && at - last.at < REPEAT_MS) return;
    last = { text, at };
    // Absent in some in-app browsers.
    navigator.sendBeacon?.(SEEN_PATH, new Blob([text], { type: "application/json" }));
  }

  const kept = keptQuery(query);
  if (location.search !== kept)
    history.replaceState(history.state, "", location.pathname + kept + location.hash);
  whenShown(() => report("view"));
  // Shown again from the back/forward cache.
  addEventListener("pageshow", (event) => event.persisted && report("view"));
  document.addEventListener("click", ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>("a, button") : null;
    const action = control && actionOf(control);
    if (action) report(...action);
  });
  return origin;
}

function keptQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries({ side: /^[12]$/, lang: /^[a-z]{2}(-\w+)?$/ })) {
    const value = query.get(name);
    if (value && values.test(value)) kept.set(name, value);
  }
  return String(kept) && `?${kept}`;
}

export function sourceOf(query: URLSearchParams): Source {
  if (query.has(QR_PARAMETER)) return "qr";
  const letter = query.get(SOURCE_PARAMETER) ?? "";
  return Object.hasOwn(SOURCE_LETTERS, letter)
    ? SOURCE_LETTERS[letter as keyof typeof SOURCE_LETTERS]
    : "direct";
}

function actionOf(control: HTMLElement): [kind: Kind, detail?: string] | undefined {
  const { contact, shareTarget, systemShare } = control.dataset;
  if (contact !== undefined) return ["save"];
  if (shareTarget !== undefined) return ["share", shareTarget];
  if (systemShare !== undefined) return ["share", "device" satisfies ShareTargetKey];
  if (control.closest("[data-copy-url]")) return ["share", "copy" satisfies ShareTargetKey];
  if (control.getAttribute("href") === "#qr") return ["qr"];
  const channel = control.closest<HTMLElement>("[data-channel]")?.dataset["channel"];
  return channel ? ["tap", channel] : undefined;
}

/** Once the page is in front of somebody: not while it is prerendered, nor in a tab behind. */
function whenShown(run: () => void): void {
  const again = () => whenShown(run);
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", again, { once: true });
  } else if (document.visibilityState === "visible") run();
  else document.addEventListener("visibilitychange", again, { once: true });
}
