import { CARD_ICON_PATHS } from "./icon-paths.ts";
import { lineIconElement } from "./line-icon-element.ts";

/** In the place of the bookmark, which an owner cannot use. */
export function editLink(cardid: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = `/b/u?card=${encodeURIComponent(cardid)}`;
  link.title = "Edit this card";
  link.setAttribute("aria-label", link.title);
  link.append(lineIconElement(CARD_ICON_PATHS.pencil, 22, "line-icon-bold"));
  return link;
}

/** Owners have a card; what invites others to make one leads them to their dashboard. */
export function leadOwnerToDashboard(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/b/c"]')) {
    link.href = "/dashboard";
    (link.querySelector("span") ?? link).textContent = "Go to your dashboard";
  }
}
