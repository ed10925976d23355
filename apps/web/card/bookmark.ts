import {
  findPendingFavourite,
  forgetPendingFavourite,
  rememberPendingFavourite,
} from "../app/lib/pending-favourite.ts";
import { cardText } from "./card-text.ts";
import {
  addFavourite,
  type FavouriteStanding,
  findStanding,
  findViewer,
  Refusal,
  removeFavourite,
} from "./favourite-api.ts";
import { CARD_ICON_PATHS } from "./icon-paths.ts";
import { lineIconElement } from "./line-icon-element.ts";
import { notify } from "./toast.ts";

export type BookmarkedCard = { cardid: string; fullname: string };

type Viewer = { userid: string } | null;
/** The viewer is undefined while the server has not answered. */
type Finding = { standing: FavouriteStanding; viewer: Viewer | undefined };

const TOAST_KEY = "bookmark";

/** Leads back to the card afterwards, which is then kept. */
export function goToSignIn(fullname: string): void {
  rememberPendingFavourite({ path: location.pathname, fullname });
  location.assign(`/auth/signin?returnTo=${encodeURIComponent(location.pathname)}`);
}

/**
 * Puts the button that keeps the card among the favourites into its place, or for the owner the link to edit it, once it
 * is known who looks at the card. The corner of a kept card is turned.
 */
export function enhanceBookmark(place: HTMLElement, card: BookmarkedCard, onSignIn: () => void): void {
  const button = bookmarkButton();
  let viewer: Viewer | undefined;
  let isKept = false;
  let isBusy = false;

  function show(standing: FavouriteStanding): void {
    isKept = standing === "kept";
    if (standing === "own") {
      place.replaceChildren(editLink(card.cardid));
      leadOwnerToDashboard();
      removeOffersToVisitors();
    } else if (button.parentElement !== place) {
      place.replaceChildren(button);
    }
    button.setAttribute("aria-pressed", String(isKept));
    button.title = cardText(isKept ? "savedToFavourites" : "saveToFavourites");
    place.closest(".card-view")?.toggleAttribute("data-kept", isKept);
  }

  async function ask(): Promise<Finding> {
    const found = await findStandingOf(card);
    viewer = found.viewer;
    show(found.standing);
    return found;
  }

  async function askAtStart(): Promise<void> {
    const found = await ask();
    if (!found.viewer || !findPendingFavourite(location.pathname)) return;
    // The visitor pressed the bookmark, signed in for it and is back.
    forgetPendingFavourite();
    if (found.standing === "not-kept") await change(found.viewer.userid);
  }

  /** Without an answer the visitor stays here: on an offline copy the sign-in page cannot be reached either. */
  async function askAgain(): Promise<void> {
    const found = await ask();
    if (found.viewer === undefined) notify.error(cardText("addFailed"), TOAST_KEY);
    else if (found.viewer === null) onSignIn();
    else if (found.standing === "not-kept") await change(found.viewer.userid);
  }

  async function change(userid: string): Promise<void> {
    const wasKept = isKept;
    show(wasKept ? "not-kept" : "kept");
    try {
      if (wasKept) await removeFavourite(card.cardid);
      else await addFavourite(card.cardid, userid);
      const told = wasKept ? "favouriteRemoved" : "favouriteAdded";
      notify.success(cardText(told, { name: card.fullname }), TOAST_KEY);
    } catch (error) {
      show(wasKept ? "kept" : "not-kept");
      const code = error instanceof Refusal ? error.code : undefined;
      if (code === "not_signed_in") onSignIn();
      else notify.error(failureText(code, wasKept), TOAST_KEY);
    }
  }

  button.addEventListener("click", async () => {
    if (isBusy) return;
    isBusy = true;
    if (viewer === undefined) await askAgain();
    else if (viewer === null) onSignIn();
    else await change(viewer.userid);
    isBusy = false;
  });
  // Restored from the back/forward cache: the viewer may have signed in or out meanwhile.
  addEventListener("pageshow", (event) => event.persisted && void askAtStart());
  void askAtStart();
}

function bookmarkButton(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", cardText("saveToFavourites"));
  button.append(lineIconElement(CARD_ICON_PATHS.bookmark, 24, "line-icon-bold"));
  return button;
}

async function findStandingOf(card: BookmarkedCard): Promise<Finding> {
  try {
    const viewer = await findViewer();
    if (!viewer) return { standing: "not-kept", viewer };
    return { standing: await findStanding(card.cardid).catch(assumeNotKept), viewer };
  } catch {
    return { standing: "not-kept", viewer: undefined };
  }
}

function assumeNotKept(error: unknown): FavouriteStanding {
  // biome-ignore lint/suspicious/noConsole: the visitor need not know, whoever looks for a fault does
  console.warn("unable to check favourite status", error);
  return "not-kept";
}

function failureText(code: Refusal["code"], wasKept: boolean): string {
  if (code === "favourites_full") return cardText("favouritesFull");
  return cardText(wasKept ? "removeFailed" : "addFailed");
}

/** In the place of the bookmark, which an owner cannot use. */
function editLink(cardid: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `/b/u?card=${encodeURIComponent(cardid)}`;
  link.title = cardText("editCard");
  link.setAttribute("aria-label", link.title);
  link.append(lineIconElement(CARD_ICON_PATHS.pencil, 22, "line-icon-bold"));
  return link;
}

/** Owners have a card; what invites others to make one leads them to their dashboard. */
function leadOwnerToDashboard(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/b/c"]')) {
    link.href = "/dashboard";
    link.textContent = cardText("goToDashboard");
  }
}

/** Nobody leaves their details on their own card, or reports it. */
function removeOffersToVisitors(): void {
  for (const link of document.querySelectorAll("[data-hello], [data-report]")) link.remove();
}
