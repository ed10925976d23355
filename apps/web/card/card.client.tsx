import { hydrateRoot } from "react-dom/client";
import { CardTabList } from "../app/features/card/view/card-tabs.tsx";
import { CopyButton } from "../app/features/card/view/copy-button.tsx";
import { enableOfflineCards } from "../offline/register.ts";
import { BookmarkButton } from "./bookmark-button.tsx";
import { CopyAddress } from "./copy-address.tsx";
import { enhanceDialogs } from "./dialogs.ts";
import { enhanceLinks } from "./page-clicks.ts";
import { mountToasts } from "./toast-place.tsx";

/** Makes the finished page nicer. Only what can be pressed comes alive; the rest stays as the server sent it. */
const {
  cardid = "",
  owner = "",
  username = "",
  fullname = "",
  address = "",
} = document.querySelector("main")?.dataset ?? {};

mountToasts();
enhanceDialogs();
enhanceLinks({ username, fullname, address });

for (const place of all("[data-tab-list]")) hydrateRoot(place, <CardTabList idPrefix="" />);
for (const place of all(".card-bookmark"))
  hydrateRoot(place, <BookmarkButton card={{ cardid, owner, fullname }} />);
for (const place of all("[data-copy-address]")) {
  const look = place.dataset["copyAddress"] === "primary" ? "primary" : "ghost";
  hydrateRoot(place, <CopyAddress address={address} look={look} />);
}
for (const place of all("[data-copy]")) {
  const { copy = "", copyLabel = "" } = place.dataset;
  hydrateRoot(place, <CopyButton label={copyLabel} text={copy} />);
}

enableOfflineCards();

// Most of the page is the server's markup, so while developing a changed component means a new page.
import.meta.hot?.on("vite:beforeUpdate", ({ updates }) => {
  if (updates.some(({ type }) => type === "js-update")) location.reload();
});

function all(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(selector);
}
