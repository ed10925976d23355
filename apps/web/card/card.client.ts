import { enhanceCopyButton, enhanceCopyValue } from "../app/features/card/view/enhance-copy.ts";
import { enhanceTabs } from "../app/features/card/view/enhance-tabs.ts";
import { enableOfflineCards } from "../offline/register.ts";
import { watchStaleBanner } from "../offline/stale-banner.ts";
import { enhanceBookmark, goToSignIn } from "./bookmark.ts";
import { cardText } from "./card-text.ts";
import { enhanceDialogs } from "./dialogs.ts";
import { enhanceLinks, offerShareSheet } from "./link-actions.ts";
import { readPageCard, type SharedCard } from "./shared-card.ts";
import { mountToasts, notify } from "./toast.ts";
import { reportVisit } from "./visit-beacon.ts";

/**
 * Progressive enhancement without React: visitors load some 10 KB. React comes with the first dialog that needs it, the
 * hello form or the report.
 */
const page = readPageCard(document);
const card: SharedCard = { ...page, origin: reportVisit(page) };
mountToasts();
keepFocusInView();
enhanceLinks(card);

for (const list of all<HTMLElement>("[data-tab-list]")) enhanceTabs(list, "");
for (const place of all<HTMLElement>(".card-bookmark"))
  enhanceBookmark(place, card, () => goToSignIn(card.fullname));
enhanceValues();
const turn = document.querySelector<HTMLAnchorElement>("[data-turn]");
if (turn) void import("./turn-card.ts").then(({ enhanceTurn }) => enhanceTurn(turn, card, enhanceValues));
// The browser reads the dialogs only when the late style sheet is there, which may come after this script.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", enhanceSharing, { once: true });
else enhanceSharing();

sayOnceWhoTookOver();
watchStaleBanner();
enableOfflineCards();

/** The address, and whoever it is sent to, is then that of the colleague alone. */
function sayOnceWhoTookOver(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("from")) return;
  address.searchParams.delete("from");
  history.replaceState(history.state, "", address);
}

function enhanceValues(): void {
  const words = { copied: cardText("copied"), failed: cardText("copyValueFailed") };
  for (const button of all<HTMLButtonElement>("[data-copy]"))
    enhanceCopyValue(button, button.dataset["copy"] ?? "", words);
}

function enhanceSharing(): void {
  enhanceDialogs();
  offerShareSheet();
  for (const button of all<HTMLButtonElement>("[data-copy-url]"))
    enhanceCopyButton(button, {
      // Of the side that is shown then.
      text: () => card.url,
      copied: { word: cardText("copied"), status: cardText("linkCopied") },
      onFailed: () => notify.error(cardText("copyFailed")),
    });
}

// Most of the page is server-rendered only, so in development a changed component needs a full reload.
import.meta.hot?.on("vite:beforeUpdate", ({ updates }) => {
  if (updates.some(({ type }) => type === "js-update")) location.reload();
});

function all<Kind extends HTMLElement>(selector: string): NodeListOf<Kind> {
  return document.querySelectorAll<Kind>(selector);
}

/**
 * Firefox does not scroll to a focused element of which any part is in view, even if the rest lies below the action bar.
 * Their scroll margin is what keeps it clear.
 */
function keepFocusInView(): void {
  document.querySelector(".card-page-card")?.addEventListener("focusin", ({ target }) => {
    // Not under a finger or a pointer, which would miss what it is about to press.
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    target.scrollIntoView({ block: "nearest", behavior: "instant" });
  });
}
