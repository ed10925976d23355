import { turnedCard } from "@visita/domain/card/card-sides";
import type { CardReader, PublicCard } from "@visita/domain/card/public-card";
import { expect, test } from "vitest";
import { renderCardPage } from "./card.server.tsx";

const SITE = { brand: "Visita", publicUrl: "https://visita.example" };
const ASSETS = {
  scripts: [],
  criticalStyle: "",
  sidesStyle: ".card-turn{color:red}",
  lateStyleUrl: "/assets/late-1.css",
};
const aoi: PublicCard = {
  cardid: "card-1",
  userid: "owner-1",
  username: "aoi",
  fullname: "Aoi Morita",
  occupation: "",
  companyname: "",
  bio: "",
  profilepic: null,
  logo: null,
  color: "seagreen-color",
  qrCode: null,
  contacts: {},
  isTurned: true,
  revisedAt: 1_700_000_000_000,
};
const twoSided: PublicCard = {
  ...aoi,
  fullname: "森田 あおい",
  reading: "もりた あおい",
  occupation: "企画部長",
  bio: "紙を作っています。",
  language: "ja",
  contacts: {
    phonenumber: { value: "+1 202 555 0174" },
    officenumber: { value: "+1 202 555 0175", title: "会社" },
    address: { value: "東京都台東区1-2-3" },
    bank: { value: "Account 5550177", title: "口座" },
    whatsapp: { value: "+1 202 555 0176", title: "連絡用" },
  },
  secondSide: {
    language: "en",
    fullname: "Aoi Morita",
    occupation: "Head of Planning",
    companyname: "Kawabe Paper Works",
    bio: "",
    titles: {},
  },
  isTurned: false,
};

async function open(card: PublicCard, reader: CardReader = { language: "en" }) {
  const html = await renderCardPage(card, SITE, ASSETS, reader);
  return new DOMParser().parseFromString(html, "text/html");
}

test("a card with two sides has a link to the other one, named by its language", async () => {
  const front = (await open(twoSided)).querySelector("[data-turn]");
  expect(front?.getAttribute("href")).toBe("?side=2");
  expect(front?.getAttribute("aria-label")).toBe("Turn over, English");
  expect([front?.textContent, front?.querySelector("span")?.lang]).toEqual(["English", "en"]);
  const back = { ...turnedCard(twoSided), isTurned: true };
  const page = await open(back, { language: "de", isLanguageAsked: true });
  const link = page.querySelector("[data-turn]");
  expect(link?.getAttribute("href")).toBe("?side=1&lang=de");
  expect(link?.getAttribute("aria-label")).toBe("Umdrehen, 日本語");
  expect((await open(aoi)).querySelector("[data-turn]")).toBeNull();
});

test("the forms behind a card are told of a side that was asked for", async () => {
  const card = { ...turnedCard(twoSided), isTurned: true, exchange: true };
  const behind = async (reader: CardReader) =>
    [...(await open(card, reader)).querySelectorAll("[data-hello], [data-report]")].map((link) =>
      link.getAttribute("href"),
    );
  expect(await behind({ language: "de", isLanguageAsked: true, isSideAsked: true })).toEqual([
    "/c/aoi/hello?side=2&lang=de",
    "/c/aoi/report?side=2&lang=de",
  ]);
  expect(await behind({ language: "en" })).toEqual(["/c/aoi/hello", "/c/aoi/report"]);
});

test("the reading stands above the name, on its own side", async () => {
  const reading = (await open(twoSided)).querySelector(".card-reading");
  expect(reading?.textContent).toBe("もりた あおい");
  expect(reading?.nextElementSibling?.textContent).toBe("森田 あおい");
  expect((await open(turnedCard(twoSided))).querySelector(".card-reading")).toBeNull();
});

test("what the owner wrote is in the owner's language, and what the product says in the reader's", async () => {
  const inOwn = async (reader: CardReader) =>
    [...(await open(twoSided, reader)).querySelectorAll("main [lang=ja]:not([hreflang])")].map(
      ({ className, textContent }) => className || textContent,
    );
  expect(await inOwn({ language: "en" })).toEqual([
    "card-head",
    "card-tile-value line-clamp-3",
    "会社",
    "連絡用",
    "口座",
    "card-bio",
  ]);
  const page = await open({ ...twoSided, language: "en" });
  expect(page.querySelectorAll("main [lang=en]:not([hreflang], [data-turn] *)")).toHaveLength(0);
});

test("names of either direction stand right: each of the owner's texts finds its own", async () => {
  const page = await open({ ...twoSided, fullname: "נועה לוי", occupation: "מנהלת", language: "he" });
  for (const selector of [".card-name", ".card-role", ".card-reading", ".card-bio p", ".card-tile-value"])
    expect(page.querySelector(selector)?.getAttribute("dir"), selector).toBe("auto");
});

test("a sentence of the product keeps its direction around a name", async () => {
  const page = await open({ ...twoSided, fullname: "נועה", exchange: true });
  const sentence = page.querySelector(".card-hello .card-tile-text > span");
  expect(sentence?.textContent).toBe("Let \u2068נועה\u2069 know who you are");
  expect(sentence?.hasAttribute("dir")).toBe(false);
});

test("the style of sides comes with the cards that have them", async () => {
  const styleOf = async (card: PublicCard) =>
    [...(await open(card)).querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  expect(await styleOf(twoSided)).toContain(".card-turn");
  expect(await styleOf({ ...aoi, reading: "Aoi" })).toContain(".card-turn");
  expect(await styleOf(aoi)).not.toContain(".card-turn");
});

test("a side that was asked for is the one that is shared", async () => {
  const back = { ...turnedCard(twoSided), isTurned: true };
  const shared = async (reader: CardReader) => {
    const page = await open(back, reader);
    return [page.querySelector("main")?.dataset["url"], page.querySelector("#share textarea")?.textContent];
  };
  expect(await shared({ language: "en" })).toEqual(["https://visita.example/c/aoi", "visita.example/c/aoi"]);
  expect(await shared({ language: "en", isSideAsked: true })).toEqual([
    "https://visita.example/c/aoi?side=2",
    "visita.example/c/aoi?side=2",
  ]);
});

test("its codes are those of the card itself, and say so", async () => {
  const back = { ...turnedCard(twoSided), isTurned: true, qrCode: "/c/aoi/qr.png" };
  const page = await open(back, { language: "de", isLanguageAsked: true, isSideAsked: true });
  const pictures = [...page.querySelectorAll("#qr img, .card-page-qr img")];
  expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual(["/c/aoi/qr.svg", "/c/aoi/qr.svg"]);
  expect(page.querySelector("#qr .qr-url")?.textContent).toBe("visita.example/c/aoi");
  expect(page.querySelector("[data-qr-download]")?.getAttribute("href")).toBe("/c/aoi/qr.png");
});

test("a card that is turned leads to the contact file and the share picture of the side it shows", async () => {
  const document = await open(aoi);
  const meta = (name: string) => document.querySelector(`[property="og:${name}"]`)?.getAttribute("content");
  expect(document.querySelector("[data-contact]")?.getAttribute("href")).toBe("/c/aoi/contact.vcf?side=2");
  expect(meta("image")).toMatch(/^https:\/\/visita\.example\/c\/aoi\/og\.png\?side=2&v=\w/);
  expect(meta("url")).toBe("https://visita.example/c/aoi?side=2");
  expect(meta("title")).toBe("Aoi Morita");
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    "https://visita.example/c/aoi",
  );
});

test("says whose card it is where a place takes a text", async () => {
  const fullname = `{username} O'Neil & "Søn"`;
  const document = await open({ ...aoi, fullname });
  const [, x] = document.querySelectorAll<HTMLAnchorElement>(".share-grid li:not([hidden]) a");
  expect(new URL(String(x?.href)).searchParams.get("text")).toBe(fullname);
});
