import { announce } from "./announce.ts";
import { readPageCard, type SharedCard } from "./shared-card.ts";

/** Later the link is followed, as without a script. */
const TIMEOUT_MS = 4_000;

/** The halves of 560 ms along cubic-bezier(0.6, 0, 0.2, 1): the card stands on its edge after 238. */
const AWAY = { duration: 238, easing: "cubic-bezier(0.71, 0, 0.82, 0.5)" };
const BACK = { duration: 322, easing: "cubic-bezier(0.13, 0.5, 0.3, 1)" };

/** What says something else on the other side. What is gone from an owner's own page stays away. */
const PARTS = [
  ".card-head",
  "#info",
  "#bio",
  ".card-hello",
  "[data-report]",
  ".language-menu > ul",
  ".url-box-text",
  ".qr-sheet",
  "[data-share-target]",
];

/** The link turns the card in place; the other side is read from the page that it leads to. */
export function enhanceTurn(link: HTMLAnchorElement, card: SharedCard, onChange: () => void): void {
  const pages = new Map<string, Promise<Document>>();
  let isTurning = false;

  function load(): Promise<Document> {
    const { href } = link;
    const known = pages.get(href);
    if (known) return known;
    const page = requestPage(href);
    pages.set(href, page);
    void page.catch(() => pages.delete(href));
    return page;
  }

  async function turn(): Promise<void> {
    const side = await findSide();
    if (!side) return location.assign(link.href);
    const { page, back } = side;
    const view = document.querySelector<HTMLElement>(".card-view");
    await swing(view, { to: -90 }, AWAY);
    showSide(page);
    lead(link, back);
    Object.assign(card, readPageCard(page));
    onChange();
    announce(card.fullname, page.querySelector<HTMLElement>(".card-head")?.lang);
    await swing(view, { from: 90 }, BACK);
  }

  /** Undefined where the link must be followed. */
  async function findSide() {
    const page = await load().catch(() => undefined);
    const back = page?.querySelector<HTMLAnchorElement>("[data-turn]");
    const isInLanguage = page?.documentElement.lang === document.documentElement.lang;
    // Otherwise the second side was removed, or a saved copy shows this one.
    const isOther = back && back.search !== link.search;
    return page && isInLanguage && isOther ? { page, back } : undefined;
  }

  link.addEventListener("pointerover", () => void load().catch(() => undefined));
  link.addEventListener("click", async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isTurning) return;
    isTurning = true;
    await turn();
    isTurning = false;
  });
}

/** Parsed by the browser: Trusted Types would not accept a text. */
function requestPage(url: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", url);
    request.responseType = "document";
    request.timeout = TIMEOUT_MS;
    request.addEventListener("loadend", () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`No other side, but status ${request.status}`));
    });
    request.send();
  });
}

function showSide(page: Document): void {
  document.title = page.title;
  for (const selector of PARTS) {
    const others = page.querySelectorAll(selector);
    for (const [index, part] of [...document.querySelectorAll(selector)].entries()) {
      const other = others[index];
      if (other) part.replaceWith(document.importNode(other, true));
    }
  }
  const contact = page.querySelector<HTMLAnchorElement>("[data-contact]");
  if (contact)
    document.querySelector<HTMLAnchorElement>("[data-contact]")?.setAttribute("href", contact.href);
}

/** To the side that was left, with the focus that it has. */
function lead(link: HTMLAnchorElement, back: HTMLAnchorElement): void {
  const { href } = link;
  const show = () => history.replaceState(history.state, "", href);
  show();
  // The entry of a dialog that is just closing may be the one that was named.
  addEventListener("popstate", show, { once: true });
  link.search = back.search;
  link.setAttribute("aria-label", back.getAttribute("aria-label") ?? "");
  link.replaceChildren(...document.importNode(back, true).childNodes);
}

type Angles = { from?: number; to?: number };

/** Around the upright axis, seen from the middle of the window. The half that is far away lies in the shade. */
async function swing(
  view: HTMLElement | null,
  { from = 0, to = 0 }: Angles,
  timing: KeyframeAnimationOptions,
): Promise<void> {
  if (!view || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const shade = document.createElement("i");
  const darkness = "rgb(18 16 14 / 0.22), rgb(18 16 14 / 0.04) 55%, transparent";
  shade.style.cssText = `position: absolute; inset: 0; z-index: 2; border-radius: inherit; pointer-events: none;
    background: linear-gradient(${from > 0 ? 270 : 90}deg, ${darkness})`;
  view.querySelector(".card-view-body")?.append(shade);
  view.style.transformOrigin = `50% ${innerHeight / 2 - view.getBoundingClientRect().top}px`;

  const at = (angle: number) => ({
    transform: `perspective(2240px) scale(${angle === 0 ? 1 : 0.95}) rotateY(${angle}deg)`,
  });
  shade.animate([{ opacity: from === 0 ? 0 : 1 }, { opacity: to === 0 ? 0 : 1 }], timing);
  await view.animate([at(from), at(to)], timing).finished.catch(() => undefined);
  shade.remove();
  view.style.transformOrigin = "";
}
