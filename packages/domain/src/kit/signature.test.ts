import { expect, test } from "vitest";
import type { VisibleCard } from "../card/card.contract.ts";
import { CHANNEL_KEYS, CHANNELS } from "../card/channels.ts";
import { SIGNATURE_MAX_BYTES } from "./kit.constants.ts";
import {
  defaultChannels,
  layoutsOf,
  SIGNATURE_LAYOUTS,
  SIGNATURE_MAX_CHANNELS,
  type SignatureWords,
  signatureChannels,
  signatureHtml,
  signatureText,
} from "./signature.ts";

const publicUrl = "https://visita.example";
const giulia: VisibleCard = {
  cardid: "card",
  userid: "card",
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "Head of Partnerships",
  companyname: "Officina Brera",
  bio: "",
  profilepic: `/media/${"a".repeat(64)}.webp`,
  logo: null,
  color: "blue-color-one",
  qrCode: "/c/giulia/qr.png",
  contacts: {
    phonenumber: { value: "+1 202 555 0142" },
    email: { value: "giulia@officinabrera.example" },
    website: { value: "https://officinabrera.example" },
  },
};
const channels = defaultChannels(giulia);
const words: SignatureWords = {
  myCard: "My card",
  scanToSave: ["Scan to save", "my contact"],
  nameOf: ({ label }) => label,
};

/** The bytes of UTF-8. */
function octets(text: string): number {
  return unescape(encodeURIComponent(text)).length;
}

test.each(SIGNATURE_LAYOUTS)("the layout %s names the person, the channels and the card", (layout) => {
  const html = signatureHtml(giulia, { layout, channels, publicUrl, words });
  for (const part of [
    "Giulia Ferrante",
    "Head of Partnerships @ Officina Brera",
    'href="tel:+12025550142"',
    'href="mailto:giulia@officinabrera.example"',
    'href="https://visita.example/c/giulia?s=m"',
    'bgcolor="#1C45C2"',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toMatch(/<script|<style|class=|width="1"/);
  expect(octets(html)).toBeLessThan(3_000);
});

test("pictures have absolute addresses, fixed sizes and a text for when they are off", () => {
  const html = signatureHtml(giulia, { layout: "code", channels, publicUrl, words });
  expect([...html.matchAll(/<img src="([^"]+)" width="(\d+)" height="(\d+)" alt="([^"]+)"/g)]).toHaveLength(
    2,
  );
  expect(html).toContain('src="https://visita.example/c/giulia/photo-144.jpg" width="72" height="90"');
  expect(html).toContain('src="https://visita.example/c/giulia/code-192.png" width="96" height="96"');
  expect(html).toContain('alt="My card"');
  expect(html).toContain(">Scan to save<br>my contact</div>");
});

test("text has no colour of its own, so that dark modes work", () => {
  for (const layout of SIGNATURE_LAYOUTS) {
    const html = signatureHtml(giulia, { layout, channels, publicUrl, words });
    expect(html.match(/(?<![-\w])color:[^;"]+/g)?.every((style) => style === "color:inherit")).toBe(true);
  }
});

test("without a photo its column is left out, and without the plan its code", () => {
  const html = signatureHtml(
    { ...giulia, profilepic: null, qrCode: null },
    { layout: "code", channels, publicUrl, words },
  );
  expect(html).not.toContain("<img");
  expect(html).toContain("visita.example/c/giulia");
  expect(layoutsOf({ qrCode: null })).toEqual(["line", "photo"]);
});

test("a number is printed once, however many channels have it", () => {
  const number = { value: "+1 202 555 0142" };
  const contacts = {
    sms: number,
    phonenumber: number,
    whatsapp: number,
    email: { value: "g@brera.example" },
  };
  const card = { ...giulia, contacts };
  expect(defaultChannels(card)).toHaveLength(2);
  for (const layout of SIGNATURE_LAYOUTS) {
    const html = signatureHtml(card, { layout, channels: CHANNEL_KEYS, publicUrl, words });
    expect(html.replace(/<[^>]+>/g, " ").match(/202/g)).toHaveLength(1);
  }
  const text = signatureText(card, { layout: "line", channels: CHANNEL_KEYS, publicUrl, words });
  expect(text.match(/202/g)).toHaveLength(1);
});

test("of a card with every channel it shows six at most, and stays below 10 KB", () => {
  const contacts = Object.fromEntries(
    CHANNELS.map(({ key, placeholder, inputMode }) => [
      key,
      { value: inputMode === "tel" ? "+39 333 555 0140" : `${placeholder}` },
    ]),
  );
  const card = { ...giulia, fullname: "ا".repeat(80), occupation: "職".repeat(80), contacts };
  for (const layout of SIGNATURE_LAYOUTS) {
    const html = signatureHtml(card, { layout, channels: CHANNEL_KEYS, publicUrl, words });
    expect(octets(html)).toBeLessThanOrEqual(SIGNATURE_MAX_BYTES);
  }
  const text = signatureText(card, { layout: "line", channels: CHANNEL_KEYS, publicUrl, words });
  expect(text.split("\n")).toHaveLength(3 + SIGNATURE_MAX_CHANNELS);
});

test("its own words are those that it is given, and text", () => {
  const contacts = { wechat: { value: "giulia" } };
  const html = signatureHtml(
    { ...giulia, contacts },
    {
      layout: "code",
      channels: ["wechat"],
      publicUrl,
      words: { myCard: "Meine „Karte“ & <b>", scanToSave: ["eins", "<zwei>"], nameOf: () => "微信" },
    },
  );
  expect(html).toContain('alt="Meine „Karte“ &amp; &lt;b&gt;"');
  expect(html).toContain("eins<br>&lt;zwei&gt;");
  expect(html).toContain('微信: <span dir="auto">giulia</span>');
});

test("it runs as the card's language does, its values as they are read", () => {
  const latin = signatureHtml(giulia, { layout: "photo", channels, publicUrl, words });
  expect(latin).toContain('dir="ltr" style="border-collapse');
  expect(latin).toContain("padding-right:20px");
  const arabic = signatureHtml(
    { ...giulia, language: "ar" },
    { layout: "photo", channels, publicUrl, words },
  );
  expect(arabic).toContain('dir="rtl" style="border-collapse');
  expect(arabic).toContain("padding-left:20px");
  expect(arabic).toContain('<span dir="auto">+');
});

test.each(["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "'&amp;"])(
  "%s is text and nothing else",
  (hostile) => {
    const card = { ...giulia, fullname: hostile, occupation: hostile, companyname: hostile };
    for (const layout of SIGNATURE_LAYOUTS) {
      const html = signatureHtml(card, { layout, channels, publicUrl, words });
      expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>(?!&)/);
    }
  },
);

test("the plain text has the same lines", () => {
  expect(signatureText(giulia, { layout: "line", channels, publicUrl, words }).split("\n")).toEqual([
    "Giulia Ferrante",
    "Head of Partnerships @ Officina Brera",
    ...signatureChannels(giulia).map(({ text }) => text),
    "https://visita.example/c/giulia?s=m",
  ]);
});
