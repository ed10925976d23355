import { escapeHtml } from "@visita/domain/escape-html";
import { directionOf, type Language } from "@visita/domain/language/languages";
import { typographyStyle } from "@visita/domain/language/typography";
import { type OfflineTexts, offline } from "@visita/domain/messages/offline";
import { SCAN_PATH } from "@visita/domain/scan/scan-path";
import { type CachedCard, type CachedCards, filesInUse, inDisplayOrder } from "./cached-cards.ts";
import { partPath } from "./card-urls.ts";

type OfflinePageOptions = {
  kept: CachedCards;
  /** Empty when it is not known. */
  brand: string;
  /** Where the cards are found once there is a network again. */
  host: string;
  /** Whether the URL that was asked for is that of a card. */
  isCard: boolean;
  language: Language;
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

export function offlineHtml({ kept, brand, host, isCard, language }: OfflinePageOptions): string {
  const t = offline.translate(language);
  const { own, others } = inDisplayOrder(kept);
  const name = escapeHtml(brand);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${t("offline")}${name && ` | ${name}`}</title>
<style>${offlineStyle(kept)}${typographyStyle(language)}</style>
</head>
<body>
<header><p class="brand">${OFFLINE_MARK}${name}</p></header>
<main>
<h1>${t("offline")}</h1>
<p class="muted">${t(introductionOf(isCard, own.length + others.length))}</p>
<p class="actions"><a href="">${t("tryAgain")}</a>${kept.scanFiles ? `<a href="${SCAN_PATH}">${t("scanCode")}</a>` : ""}</p>
${section(
  t(own.length > 1 ? "yourCards" : "yourCard"),
  "own",
  own.map((card) => ownCard(card, host, t)),
)}
${section(t("savedCards"), "others", others.map(otherCard))}
</main>
</body>
</html>
`;
}

function introductionOf(isCard: boolean, cards: number) {
  if (cards === 0) return "nothingSaved";
  return isCard ? "cardNotSaved" : "theseAreSaved";
}

function section(title: string, kind: string, items: string[]): string {
  if (items.length === 0) return "";
  return `<section><h2>${title}</h2><ul class="${kind}">${items.join("")}</ul></section>`;
}

function ownCard(card: CachedCard, host: string, t: OfflineTexts): string {
  const path = partPath(card.username, "page");
  const code = `<img src="${partPath(card.username, "qr.svg")}" alt="${escapeHtml(t("qrCodeOf", { address: host + path }))}" width="300" height="300">`;
  return `<li>${card.parts.includes("qr.svg") ? `<div class="plate">${code}</div>` : ""}${link(card)}<p class="muted" dir="ltr">${escapeHtml(host)}${path}</p></li>`;
}

function otherCard(card: CachedCard): string {
  return `<li>${link(card)}</li>`;
}

function link({ username, titleHtml }: CachedCard): string {
  return `<a href="${partPath(username, "page")}">${titleHtml}</a>`;
}

/** The look of the product in the little that this page has: its colours, and its typefaces when a card brought them. */
function offlineStyle(kept: CachedCards): string {
  const files = [...filesInUse(kept)];
  return fontFace("Platypi", files) + fontFace("Hanken Grotesk", files) + STYLE;
}

function fontFace(family: string, files: readonly string[]): string {
  const start = `/assets/${family.toLowerCase().replace(" ", "-")}-latin-wght-normal`;
  const file = files.find((path) => path.startsWith(start));
  if (!file) return "";
  return `@font-face{font-family:"${family} Variable";font-weight:300 800;src:url("${file}") format("woff2")}`;
}

const OFFLINE_MARK = `<svg viewBox="0 0 40 40" width="28" height="28" aria-hidden="true"><path d="M11 3h13.5L37 15.5V29a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z" fill="var(--text)"/><path d="M24.5 3 37 15.5h-9a3.5 3.5 0 0 1-3.5-3.5Z" fill="var(--fold)"/><path d="M15.3 32.3 8.3 16.3 9.5 18.4 7.6 16.5V16H14.7V16.5L12.1 18.4L12.1 16.3L17.9 29.7H17.1L21.1 16.3L21.3 18.4L18.7 16.5V16H24.7V16.5L22.9 18.4L24.1 16.3L17 32.3Z" fill="var(--bg)"/></svg>`;

const STYLE = `
:root { color-scheme: light dark; --bg: #f7f6f2; --surface: #fff; --line: #e4e2dc; --text: #1b1916; --muted: #5d5a53; --accent: #1c45c2; --fold: #6f9bff; --edge: #88847c }
@media (prefers-color-scheme: dark) { :root { --bg: #12100e; --surface: #1b1916; --line: #34312c; --text: #f7f6f2; --muted: #b1ada6; --accent: #8eb8fe; --fold: #1c45c2 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/var(--text-body--line-height, 1.5) var(--font-sans, "Hanken Grotesk Variable", system-ui, sans-serif); -webkit-font-smoothing: antialiased }
header, main { max-width: 50.5rem; margin-inline: auto; padding-inline: 1.25rem }
main { padding-block: 1.5rem 4rem }
h1, h2, .brand { font-family: var(--font-display, "Platypi Variable", Georgia, serif) }
h1 { margin: 0 0 .5rem; font-size: clamp(1.75rem, 1.55rem + .9vw, 2.25rem); line-height: var(--text-title--line-height, 1.12); letter-spacing: var(--text-title--letter-spacing, -.02em); font-weight: var(--text-title--font-weight, 440) }
h2 { margin: 2rem 0 .75rem; font-size: 1.375rem; line-height: var(--text-heading--line-height, 1.25); letter-spacing: var(--text-heading--letter-spacing, -.014em); font-weight: var(--text-heading--font-weight, 470) }
p { margin: 0; overflow-wrap: anywhere }
[dir="ltr"] { text-align: -webkit-match-parent; text-align: match-parent }
.brand { display: flex; align-items: center; gap: .625rem; min-height: 4rem; font-size: 1.375rem; font-weight: 600 }
.muted { color: var(--muted) }
ul { margin: 0; padding: 0; list-style: none }
a { color: inherit; font-weight: 600; text-decoration: underline var(--edge); text-underline-offset: .25em; overflow-wrap: anywhere }
a:hover { text-decoration-color: currentcolor }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .25rem }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem }
.actions a { display: inline-flex; text-decoration: none; align-items: center; min-height: 3rem; padding-inline: 1.25rem; border: 1.5px solid var(--edge); border-radius: .75rem; background: var(--surface) }
.own { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: 1.25rem }
.own li { padding: 1.25rem; border: 1px solid var(--line); border-radius: 1.375rem; background: var(--surface) }
.own a { display: flex; align-items: center; min-height: 2.75rem; font-size: 1.125rem }
.plate { display: grid; place-items: center; overflow: hidden; margin-bottom: .75rem; border-radius: 1rem; background: #fff }
.plate img { display: block; width: 100%; max-width: 20rem; height: auto }
.others li { border-top: 1px solid var(--line) }
.others a { display: flex; align-items: center; min-height: 3.5rem; padding-block: .5rem }
`;
