import type { PublicCard } from "@visita/domain/card/public-card";
import type { Language } from "@visita/domain/language/languages";
import { expect, test } from "vitest";
import { renderCardPage } from "./card.server.tsx";

const SITE = { brand: "Visita", publicUrl: "https://visita.example" };
const ASSETS = { scripts: [], criticalStyle: "", lateStyleUrl: "/assets/late-1.css" };
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
  qrCode: "/c/aoi/qr.png",
  contacts: {
    phonenumber: { value: "+1 202 555 0174" },
    officenumber: { value: "+1 202 555 0175", title: "Mill" },
    whatsapp: { value: "+1 202 555 0176" },
    bank: { value: "Account 5550177" },
  },
  exchange: true,
  met: { name: "Salone del Mobile", slug: "salone", on: "2026-04-23" },
  revisedAt: 1_700_000_000_000,
};

async function open(reader: Parameters<typeof renderCardPage>[3], given: Partial<PublicCard> = {}) {
  const html = await renderCardPage({ ...aoi, ...given }, SITE, ASSETS, reader);
  const page = new DOMParser().parseFromString(html, "text/html");
  const texts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
  const links = (selector: string) =>
    [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
  return { page, texts, links };
}

test("everything of the product is in the reader's language, and what the owner wrote stays", async () => {
  const { page, texts } = await open({ language: "de" });
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["de", "ltr"]);
  expect(texts(".action-bar > *")).toEqual([
    "Kontakt speichern",
    "QR-Code",
    "Teilen",
    "Kostenlos eine Visitenkarte erstellen",
  ]);
  expect(texts("[role=tab]")).toEqual(["Info", "Über mich"]);
  expect(texts("[data-channel] .card-tile-text > :first-child")).toEqual(["Telefon", "Mill", "Bank"]);
  expect(texts("[data-channel=whatsapp] > [dir]")).toEqual(["WhatsApp"]);
  expect(texts(".card-group-title")).toEqual(["Soziale Netzwerke", "Bezahlen"]);
  expect(texts(".card-met")).toEqual(["Kennengelernt: Salone del Mobile"]);
  expect(page.querySelector("[data-copy]")?.getAttribute("aria-label")).toBe("Bank kopieren");
  expect(page.querySelector("[property='og:image:alt']")?.getAttribute("content")).toBe(
    "Visitenkarte von Aoi Morita",
  );
});

test("who came by the address of a former colleague is told above the card who takes over", async () => {
  const took = { left: "Anna <b>Rossi</b>", team: "Officina Brera" };
  const told = async (language: Language) =>
    (await open({ language }, { took })).texts(".card-page-card > [role=status]");
  const plain = (texts: (string | undefined)[]) => texts.map((text) => text?.replace(/[\u2066-\u2069]/g, ""));
  expect(plain(await told("en"))).toEqual([
    "Anna <b>Rossi</b> has left Officina Brera. This is Aoi Morita, who takes over.",
  ]);
  expect(plain(await told("ja"))).toEqual([
    "Anna <b>Rossi</b>さんはOfficina Breraを離れました。後任はAoi Moritaさんです。",
  ]);
  expect((await open({ language: "en" })).texts(".card-page-card > [role=status]")).toEqual([]);
});

test("an app is called as its users call it, also where the link is pasted", async () => {
  const { page, texts } = await open({ language: "zh-Hans" });
  expect(texts("[data-share-target=wechat]")).toEqual(["微信"]);
  expect(page.querySelector("[data-share-target=wechat]")?.getAttribute("data-paste-into")).toBe("微信");
  expect((await open({ language: "ja" })).texts("[data-share-target=wechat]")).toEqual(["WeChat"]);
});

test("the page carries what its script says, in its language", async () => {
  const { page } = await open({ language: "de" });
  const texts = JSON.parse(page.querySelector("[data-card-texts]")?.textContent ?? "");
  expect(texts).toMatchObject({ copied: "Kopiert", letThemKnow: "Sag {name}, wer du bist" });
});

test("a language that was chosen in the address goes along to the pages behind the card", async () => {
  const behind = "[data-hello], [data-report]";
  const chosen = await open({ language: "de", isLanguageAsked: true });
  expect(chosen.links(behind)).toEqual(["/c/aoi/hello?link=salone&lang=de", "/c/aoi/report?lang=de"]);
  const { links } = await open({ language: "de" });
  expect(links(behind)).toEqual(["/c/aoi/hello?link=salone", "/c/aoi/report"]);
});

test("the menu at its foot leads to each language, keeps a chosen side, and marks the present one", async () => {
  const { page, links, texts } = await open({ language: "de" });
  expect(links(".language-menu a")).toHaveLength(25);
  expect(links(".language-menu a").slice(2, 4)).toEqual(["?lang=de", "?lang=en"]);
  expect(texts(".language-menu a")).toEqual(
    expect.arrayContaining(["Deutsch", "Ελληνικά", "العربية", "日本語", "简体中文"]),
  );
  expect(texts(".language-menu [aria-current]")).toEqual(["Deutsch"]);
  expect(page.querySelector("summary")?.getAttribute("aria-label")).toBe("Sprache: Deutsch");
  const english = page.querySelector(".language-menu [lang=en]");
  expect(english?.getAttribute("hreflang")).toBe("en");
  const sided = await open({ language: "de", isSideAsked: true });
  expect(sided.links(".language-menu a")).toContain("?side=1&lang=en");
});

test("a page brings the faces and the lines of its own script, and of a name in another, and no more", async () => {
  const styleOf = async (language: Language, own?: string) => {
    const html = await renderCardPage({ ...aoi, language: own }, SITE, ASSETS, { language });
    return /<style>.*?<\/style>/s.exec(html)?.[0] ?? "";
  };
  const english = await styleOf("en", "de");
  expect(english).not.toContain("--font-display");
  const arabic = await styleOf("ar", "ar");
  expect(arabic).toContain(':root{--font-display:"Platypi Variable","Geeza Pro"');
  expect(arabic).toContain("--text-name--line-height:1.35");
  expect(arabic).not.toContain("Hiragino");
  const japaneseName = await styleOf("en", "ja");
  expect(japaneseName).toContain('[lang="ja"]{--font-display:"Platypi Variable","Hiragino Mincho ProN"');
  expect(await styleOf("ja", "en")).toContain(
    '[lang="en"]{--font-display:"Platypi Variable","Platypi Fallback"',
  );
});

test("a page in Arabic is read from the right, and names in its sentences are set apart", async () => {
  const { page, texts } = await open({ language: "ar" });
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["ar", "rtl"]);
  expect(texts(".card-met")[0]).toContain("\u2068Salone del Mobile\u2069");
  expect(page.querySelector(".url-box-text")?.getAttribute("dir")).toBe("ltr");
});
