import { hydrateRoot } from "react-dom/client";
import { CardTabList } from "../app/features/card/view/card-tabs.tsx";
import { CopyButton } from "../app/features/card/view/copy-button.tsx";
import { enableOfflineCards } from "../offline/register.ts";
import { BookmarkButton } from "./bookmark-button.tsx";
import { CopyUrl } from "./copy-url.tsx";
import { enhanceDialogs } from "./dialogs.ts";
import { keepFocusInView } from "./focus-in-view.ts";
import { enhanceLinks, offerShareSheet } from "./link-actions.ts";
import { mountToasts } from "./toast-root.tsx";
import { goToSignIn } from "./use-bookmark.ts";
import { reportVisit } from "./visit-beacon.ts";

/** Progressive enhancement: only the controls are hydrated; the rest stays as the server sent it. */
const {
  cardid = "",
  username = "",
  fullname = "",
  shortName = fullname,
  photo = "",
  url = "",
  link = "",
} = document.querySelector("main")?.dataset ?? {};

const origin = reportVisit({ cardid, link });
mountToasts();
enhanceDialogs();
keepFocusInView();
enhanceLinks({ cardid, username, fullname, shortName, photo: photo || null, url, origin });
offerShareSheet();

for (const place of all("[data-tab-list]")) hydrateRoot(place, <CardTabList idPrefix="" />);
for (const place of all(".card-bookmark"))
  hydrateRoot(place, <BookmarkButton card={{ cardid, fullname }} onSignIn={() => goToSignIn(fullname)} />);
for (const place of all("[data-copy-url]")) {
  const look = place.dataset["copyUrl"] === "primary" ? "primary" : "ghost";
  hydrateRoot(place, <CopyUrl url={url} look={look} />);
}
for (const place of all("[data-copy]")) {
  const { copy = "", copyLabel = "" } = place.dataset;
  hydrateRoot(place, <CopyButton label={copyLabel} text={copy} />);
}

enableOfflineCards();

// Most of the page is server-rendered only, so in development a changed component needs a full reload.
import.meta.hot?.on("vite:beforeUpdate", ({ updates }) => {
  if (updates.some(({ type }) => type === "js-update")) location.reload();
});

function all(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(selector);
}
