/**
 * Back closes the topmost overlay before it leaves the page. Each open overlay has a history entry that copies the URL
 * and the router's state of the page below it; the router is not told of the steps between such entries.
 */
const DEPTH = "overlayDepth";

type Overlay = { readonly close: () => void; readonly url: string };

const overlays: Overlay[] = [];
/**
 * A step back that was begun here and has not arrived: to take an entry away, or to pass over one. Never two at once,
 * because a browser may make one step, and one event, of both.
 */
let step: "removes" | "passes-over" | undefined;
/** What begins when that has arrived: a navigation or an entry made before would be undone by it. */
const waiting: (() => void)[] = [];
/** A link inside an overlay was pressed: a step back now could undo the navigation. */
let isLeaving = false;
let isListening = false;
/** Of a page whose overlay went away with its parent, which left the entry behind. */
let leftBehind: string | undefined;

type Removal = {
  /** Where the overlay did not close but went away with its parent, a navigation may have begun: it must not be undone. */
  readonly isUnmounted?: boolean;
  /** Called when the entry is gone, for example to navigate. */
  readonly afterwards?: (() => void) | undefined;
};

/** Returns what to call when the overlay is closed, by whatever means. */
export function addOverlayEntry(close: () => void): (removal?: Removal) => void {
  listen();
  isLeaving = false;
  const overlay = { close, url: location.href };
  overlays.push(overlay);
  afterStep(() => pushEntry(overlay));
  leftBehind = undefined;
  return (removal) => removeOverlayEntry(overlay, removal);
}

function pushEntry(overlay: Overlay): void {
  // 0 when it was removed meanwhile.
  const depth = overlays.indexOf(overlay) + 1;
  // The entry of an overlay that was closed a moment ago is used again.
  if (depthOf(history.state) < depth) history.pushState({ ...history.state, [DEPTH]: depth }, "");
}

function removeOverlayEntry(overlay: Overlay, { isUnmounted = false, afterwards }: Removal = {}): void {
  const index = overlays.indexOf(overlay);
  if (index >= 0) overlays.splice(index, 1);
  if (index >= 0 && isUnmounted) leftBehind = overlay.url;
  if (index < 0 || isUnmounted) {
    afterwards?.();
    return;
  }
  // Later: another overlay may open in its place.
  setTimeout(() => {
    afterStep(() => {
      const isOnTop = depthOf(history.state) > overlays.length && location.href === overlay.url;
      if (isOnTop && !isLeaving) stepBack("removes");
      if (afterwards) afterStep(afterwards);
    });
  });
}

function afterStep(work: () => void): void {
  if (step) waiting.push(work);
  else work();
}

function stepBack(kind: NonNullable<typeof step>): void {
  step = kind;
  history.back();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Capturing, so that it comes before the router's listener.
  addEventListener("popstate", onPopState, { capture: true });
  addEventListener("click", onClick, { capture: true });
}

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  isLeaving = overlays.length > 0 && link !== null && leadsElsewhere(link);
}

function leadsElsewhere(link: HTMLAnchorElement): boolean {
  const href = link.getAttribute("href") ?? "#";
  const isPage = link.protocol.startsWith("http") && !link.hasAttribute("download");
  return isPage && !href.startsWith("#") && link.target !== "_blank";
}

function onPopState(event: PopStateEvent): void {
  const arrived = step;
  step = undefined;
  if (arrived === "removes") event.stopImmediatePropagation();
  else followStep(event);
  while (!step) {
    const work = waiting.shift();
    if (!work) return;
    work();
  }
}

function followStep(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  const isBelowLeftBehind = leftBehind === location.href && depth === overlays.length;
  leftBehind = undefined;
  if (isBelowLeftBehind || depth > overlays.length) {
    // The same page once more, or the entry of an overlay that was left by a link, on which there is nothing to see:
    // whoever pressed Back wanted the one before. The router hears of that one alone, or it would move while we do.
    event.stopImmediatePropagation();
    stepBack("passes-over");
    return;
  }
  const closed = overlays.splice(depth);
  if (closed[0]?.url === location.href) event.stopImmediatePropagation();
  for (const overlay of closed.reverse()) overlay.close();
}

function depthOf(state: unknown): number {
  const depth = (state as { [DEPTH]?: unknown } | null)?.[DEPTH];
  return typeof depth === "number" ? depth : 0;
}
