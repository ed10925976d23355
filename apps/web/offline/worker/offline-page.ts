import { type CachedCard, type CachedCards, inDisplayOrder } from "./cached-cards.ts";
import { partPath } from "./card-urls.ts";
import { OFFLINE_MARK, offlineStyle } from "./offline-style.ts";

type OfflinePageOptions = {
  kept: CachedCards;
  /** Empty when it is not known. */
  brand: string;
  /** Where the cards are found once there is a network again. */
  host: string;
  /** Whether the URL that was asked for is that of a card. */
  isCard: boolean;
};

/** What stands in for a page that cannot be had: the cards on this device, one's own with their QR codes first. */
export function renderOfflinePage(circumstances: OfflinePageOptions): Response {
  return new Response(offlineHtml(circumstances), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'",
    },
  });
}

export function offlineHtml({ kept, brand, host, isCard }: OfflinePageOptions): string {
  const { own, others } = inDisplayOrder(kept);
  const name = escapeHtml(brand);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>You are offline${name && ` | ${name}`}</title>
<style>${offlineStyle(kept)}</style>
</head>
<body>
<header><p class="brand">${OFFLINE_MARK}${name}</p></header>
<main>
<h1>You are offline</h1>
<p class="muted">${introduction(isCard, own.length + others.length)}</p>
<p><a class="again" href="">Try again</a></p>
${section(
  own.length > 1 ? "Your cards" : "Your card",
  "own",
  own.map((card) => ownCard(card, host)),
)}
${section("Saved cards", "others", others.map(otherCard))}
</main>
</body>
</html>
`;
}

function introduction(isCard: boolean, cards: number): string {
  if (cards === 0)
    return "This page needs a connection. Cards that you open are saved on this device for later.";
  if (isCard) return "This card is not saved on this device. These are:";
  return "This page needs a connection. These cards are saved on this device:";
}

function section(title: string, kind: string, items: string[]): string {
  if (items.length === 0) return "";
  return `<section><h2>${title}</h2><ul class="${kind}">${items.join("")}</ul></section>`;
}

function ownCard(card: CachedCard, host: string): string {
  const path = partPath(card.username, "page");
  const code = `<img src="${partPath(card.username, "qr.svg")}" alt="QR code of ${host}${path}" width="300" height="300">`;
  return `<li>${card.parts.includes("qr.svg") ? `<div class="plate">${code}</div>` : ""}${link(card)}<p class="muted">${escapeHtml(host)}${path}</p></li>`;
}

function otherCard(card: CachedCard): string {
  return `<li>${link(card)}</li>`;
}

function link({ username, titleHtml }: CachedCard): string {
  return `<a href="${partPath(username, "page")}">${titleHtml}</a>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
