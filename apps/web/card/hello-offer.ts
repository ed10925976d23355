import { UI_ICON_PATHS } from "../app/features/card/view/icon-paths.ts";
import { announce } from "./announce.ts";
import { cardText } from "./card-text.ts";
import { isWanted, wantDialog } from "./dialogs.ts";
import { CARD_ICON_PATHS } from "./icon-paths.ts";
import { lineIconElement } from "./line-icon-element.ts";
import type { SharedCard } from "./shared-card.ts";

/** Loaded when somebody asks for it: most visitors never do. Where it cannot be loaded, the link leads to the page. */
export async function openHello(link: HTMLAnchorElement, card: SharedCard): Promise<void> {
  wantDialog("hello");
  try {
    const { openHelloDialog } = await import("./hello/hello-dialog.tsx");
    await openHelloDialog(card, stopOffering);
  } catch {
    if (isWanted("hello")) location.assign(link.href);
  }
}

/**
 * Whoever has just taken the contact is asked for theirs, once a page view and without taking the focus. It lies above
 * the bar, so that nothing moves.
 */
export function offerHello(shortName: string): void {
  const tile = document.querySelector<HTMLAnchorElement>("[data-hello]");
  if (wasOffered || !tile) return;
  wasOffered = true;
  const invitation = cardText("letThemKnow", { name: shortName });
  const link = document.createElement("a");
  link.href = tile.href;
  link.dataset["hello"] = "";
  const words = document.createElement("span");
  words.textContent = invitation;
  link.append(lineIconElement(CARD_ICON_PATHS.send, 20), words);
  const close = document.createElement("button");
  close.type = "button";
  close.setAttribute("aria-label", cardText("close"));
  close.append(lineIconElement(UI_ICON_PATHS.x, 20));
  close.addEventListener("click", removeOffer);
  const offer = document.createElement("div");
  offer.className = "hello-offer";
  offer.append(link, close);
  document.querySelector(".action-bar")?.append(offer);
  announce(invitation);
}

/** Also for whoever has sent their details, who is not asked for them. */
let wasOffered = false;

function stopOffering(): void {
  wasOffered = true;
  removeOffer();
}

function removeOffer(): void {
  document.querySelector(".hello-offer")?.remove();
}
