import { expect, test } from "vitest";
import { EMPTY_CACHE, withCard, withOwnCards } from "./cached-cards.ts";
import { offlineHtml } from "./offline-page.ts";

const place = { brand: "Cartes <b>", host: "cards.example", isCard: false, language: "en" } as const;
const card = { keptAt: 1, openedAt: 1, files: [] };

test("shows one's own QR code first, and links to every saved card", () => {
  const mine = { ...card, username: "mine", titleHtml: "Ada &amp; Co", parts: ["page", "qr.svg"] as const };
  const other = { ...card, username: "other", titleHtml: "Grace", parts: ["page"] as const };
  let kept = withOwnCards(EMPTY_CACHE, [{ username: "mine", state: "" }]);
  for (const one of [other, mine]) kept = withCard(kept, { ...one, parts: [...one.parts] });
  const html = offlineHtml({ ...place, kept });
  expect(html).toContain('<img src="/c/mine/qr.svg"');
  expect(html).not.toContain("/c/other/qr.svg");
  expect(html.indexOf('<a href="/c/mine">Ada &amp; Co</a>')).toBeLessThan(
    html.indexOf('<a href="/c/other">Grace</a>'),
  );
  expect(html).toContain("Cartes &lt;b&gt;");
});

test("is in the language of the browser", () => {
  const html = offlineHtml({ ...place, language: "de", kept: EMPTY_CACHE });
  expect(html).toContain('<html lang="de" dir="ltr">');
  expect(html).toContain("<h1>Du bist offline</h1>");
});

test("leads to the scan page where it is kept", () => {
  const link = '<a href="/contacts/scan">Scan a code</a>';
  expect(offlineHtml({ ...place, kept: { ...EMPTY_CACHE, scanFiles: [] } })).toContain(link);
  expect(offlineHtml({ ...place, kept: EMPTY_CACHE })).not.toContain(link);
});

test("says what to expect where nothing is saved", () => {
  const html = offlineHtml({ ...place, kept: EMPTY_CACHE });
  expect(html).toContain("Cards you open are saved on this device for later.");
  expect(html).not.toContain("<h2>");
});
