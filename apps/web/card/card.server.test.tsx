import { CHANNELS } from "@visita/domain/card/channels";
import type { PublicCard } from "@visita/domain/card/public-card";
import { describe, expect, test } from "vitest";
import { cardInlineScripts, renderCardPage } from "./card.server.tsx";

const SITE = { brand: "Visita", publicUrl: "https://visita.example" };
const ASSETS = {
  scripts: ["/assets/card-1.js"],
  criticalStyle: ".card-view{color:red}",
  lateStyleUrl: "/assets/late-1.css",
  iconSpriteUrl: "/assets/icons-1.svg",
};
const OWN_PAGE = "https://visita.example/c/Giulia";

const giulia: PublicCard = {
  cardid: "card-1",
  userid: "owner-1",
  username: "Giulia",
  fullname: "Giulia Ferrante",
  occupation: "Head of Partnerships",
  companyname: "Officina Brera",
  bio: "I bring furniture makers and architects to the same table.",
  profilepic: "/media/photo.webp",
  logo: "/media/logo.webp",
  color: "seagreen-color",
  qrCode: "/c/Giulia/qr.png",
  contacts: {
    phonenumber: { value: "+39 02 5550 0142" },
    website: { value: "https://officinabrera.example" },
    whatsapp: { value: "+39 340 555 0142" },
    github: { value: "giulia-example" },
    paypal: { value: "giuliaexample" },
  },
  exchange: true,
  revisedAt: 1_700_000_000_000,
};

const render = (changes: Partial<PublicCard> = {}) =>
  renderCardPage({ ...giulia, ...changes }, SITE, ASSETS, { language: "en" });
const open = (html: string) => new DOMParser().parseFromString(html, "text/html");
const page = async (changes?: Partial<PublicCard>) => open(await render(changes));
const tag = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute("content");
const personOf = (document: Document) =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");

test("holds nothing by which cards of one owner could be linked", async () => {
  expect(await render({ userid: "some-owner" })).toBe(await render({ userid: "another-owner" }));
});

describe("the head", () => {
  test("keeps search engines away until the owner lets them list the card", async () => {
    expect(tag(await page(), "[name=robots]")).toBe("noindex");
    expect(tag(await page({ indexable: true }), "[name=robots]")).toBeUndefined();
  });

  test("names the person, the role and the installation", async () => {
    expect((await page()).title).toBe("Giulia Ferrante, Head of Partnerships @ Officina Brera | Visita");
    expect((await page({ occupation: "", companyname: "" })).title).toBe("Giulia Ferrante | Visita");
  });

  test("links the one address of the card, as its owner wrote it", async () => {
    expect((await page()).querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(OWN_PAGE);
    expect(tag(await page(), '[property="og:url"]')).toBe(OWN_PAGE);
  });

  test("describes the card by its bio, cut at a word", async () => {
    expect(tag(await page(), "[name=description]")).toBe(giulia.bio);
    const long = tag(await page({ bio: "sentence ".repeat(40) }), "[name=description]") ?? "";
    expect(long).toMatch(/^(sentence )+sentence…$/);
    expect(long.length).toBeLessThanOrEqual(156);
    expect(tag(await page({ bio: "字".repeat(300) }), "[name=description]")).toBe(`${"字".repeat(155)}…`);
  });

  test("has a picture to share, whose address changes with the card", async () => {
    const picture = tag(await page(), '[property="og:image"]');
    expect(picture).toMatch(/^https:\/\/visita\.example\/c\/Giulia\/og\.png\?v=\w+$/);
    expect(tag(await page({ revisedAt: 1_700_000_000_001 }), '[property="og:image"]')).not.toBe(picture);
    expect(tag(await page({ qrCode: null }), '[property="og:image"]')).not.toBe(picture);
    expect(tag(await page(), '[property="og:image:alt"]')).toContain("Giulia Ferrante");
    expect(tag(await page(), '[name="twitter:card"]')).toBe("summary_large_image");
  });

  test("says to machines who it is, without numbers and ways to pay", async () => {
    expect(personOf(await page())).toEqual({
      "@context": "https://schema.org",
      "@type": "Person",
      name: "Giulia Ferrante",
      jobTitle: "Head of Partnerships",
      worksFor: { "@type": "Organization", name: "Officina Brera" },
      image: "https://visita.example/media/photo.webp",
      url: OWN_PAGE,
      sameAs: ["https://officinabrera.example", "https://github.com/giulia-example"],
    });
  });

  test("brings the style sheet and the colours of this card alone", async () => {
    const style = (await page()).querySelector("style")?.textContent;
    expect(style).toContain(".card-view{color:red}");
    expect(style).toContain("--card-base:#1F6B49");
    expect(style).not.toContain("#1C45C2");
    expect(tag(await page(), "[name=theme-color]")).toBe("#1F6B49");
  });
});

describe("the page", () => {
  test("works by links alone", async () => {
    const document = await page();
    const hrefs = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "#info",
        "#bio",
        "#qr",
        "#share",
        "/c/Giulia/contact.vcf",
        "/c/Giulia/qr.png",
        "/b/c",
      ]),
    );
    for (const href of hrefs.filter((href) => href?.startsWith("#") && href !== "#_"))
      expect(document.getElementById(String(href).slice(1)), String(href)).not.toBeNull();
  });

  test("has the four buttons in its footer; the keyboard comes to Add to Contact before anything of the card", async () => {
    const buttons = async (changes?: Partial<PublicCard>) =>
      [...(await page(changes)).querySelectorAll(".action-bar > *")].map(({ textContent }) => textContent);
    const free = ["Add to Contact", "Share", "Create a business card for free"];
    expect(await buttons({ exchange: true })).toEqual([free[0], "QR code", ...free.slice(1)]);
    expect(await buttons({ qrCode: null })).toEqual(free);
    expect((await page()).querySelector("main a, main button")?.textContent).toBe("Add to Contact");
  });

  test("offers ten places to share, each with the address of the card", async () => {
    const targets = [...(await page()).querySelectorAll<HTMLAnchorElement>(".share-grid li:not([hidden]) a")];
    expect(targets.map((target) => target.textContent)).toEqual([
      "Facebook",
      "X",
      "LinkedIn",
      "WhatsApp",
      "Email",
      "Telegram",
      "Instagram",
      "Snapchat",
      "SMS",
      "WeChat",
    ]);
    for (const { href } of targets) expect(href).toContain(encodeURIComponent(OWN_PAGE));
  });

  test("preloads its images, and behind them the pattern of its theme", async () => {
    const preloads = async (changes?: Partial<PublicCard>) =>
      [...(await page(changes)).querySelectorAll("head > link[rel=preload][as=image]")].map((link) => [
        link.getAttribute("href"),
        link.getAttribute("fetchpriority"),
      ]);
    const pattern = [expect.stringContaining("guilloche"), "low"];
    expect(await preloads({ color: "blue-color-one" })).toEqual([
      ["/media/logo.webp", null],
      ["/media/photo.webp", "high"],
      pattern,
    ]);
    expect(await preloads({ color: "blue-color-one", profilepic: null, logo: null })).toEqual([pattern]);
  });

  test("draws the icons of the first screen in place, and takes the others from the sprite file", async () => {
    const contacts = Object.fromEntries(
      CHANNELS.map(({ key, placeholder }) => [key, { value: placeholder }]),
    );
    const document = await page({ contacts });
    const icons = [...document.querySelectorAll("main [data-channel] > .card-tile-icon")];
    expect(icons).toHaveLength(CHANNELS.length);
    for (const icon of icons.slice(0, 6)) expect(icon.querySelector("path, text")).not.toBeNull();
    const hrefs = icons.slice(6).map((icon) => icon.querySelector("use")?.getAttribute("href"));
    for (const href of hrefs) expect(href).toMatch(/^\/assets\/icons-1\.svg#icon-\w+$/);
  });

  test("draws every icon in place where there is no sprite file", async () => {
    const { iconSpriteUrl: _, ...assets } = ASSETS;
    const document = open(await renderCardPage(giulia, SITE, assets, { language: "en" }));
    expect(document.querySelector("use")).toBeNull();
    expect(document.querySelectorAll(".share-grid svg > path").length).toBeGreaterThan(8);
  });

  test("loads the style of its dialogs after everything that is painted first", async () => {
    const document = await page();
    const late = document.querySelector('link[href="/assets/late-1.css"]');
    const position = (selector: string) =>
      late?.compareDocumentPosition(document.querySelector(selector) as Element);
    expect(position(".action-bar")).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(position("#share")).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("is the same for the same card, byte for byte", async () => {
    expect(await render()).toBe(await render());
  });

  test("runs only the inline scripts that it says it runs", async () => {
    const inline = [...(await page()).querySelectorAll("script:not([src]):not([type])")];
    expect(inline.map((script) => script.textContent)).toEqual(cardInlineScripts);
  });

  test("carries nothing that sets a style on an element", async () => {
    expect((await page()).querySelector("[style]")).toBeNull();
  });

  test("without the plan for it shows neither QR code nor logo", async () => {
    const html = await render({ qrCode: null, logo: null });
    expect(html).not.toMatch(/\/qr\.|#qr|Scan my card|logo\.webp|logo-plate"/);
    expect(open(html).querySelector('[href="#share"]')).not.toBeNull();
  });
});

test("as a file it leads nowhere that it cannot: it has no languages, no report and no actions", async () => {
  const reader = { language: "en" } as const;
  const links = async (isFile: boolean) =>
    [
      ...open(
        await renderCardPage(
          { ...giulia, exchange: false, qrCode: null },
          SITE,
          { ...ASSETS, isFile },
          reader,
        ),
      ).querySelectorAll("body a"),
    ]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => /^[/?]/.test(href));
  expect(await links(false)).toEqual(expect.arrayContaining(["/", "?lang=de", "/c/Giulia/report"]));
  expect(await links(true)).toEqual([]);
});

describe("hostile text", () => {
  const HOSTILE = `</title></script></style><img src=x onerror=alert(1)>"'><!--<script>alert(1)</script>`;

  test("stays text wherever it stands", async () => {
    const document = await page({
      fullname: HOSTILE,
      occupation: HOSTILE,
      companyname: HOSTILE,
      bio: HOSTILE,
      contacts: {
        phonenumber: { value: "+39 02 5550 0142", title: HOSTILE },
        bank: { value: HOSTILE, title: HOSTILE },
        website: { value: `javascript:alert(1)//${HOSTILE}` },
      },
    });
    expect(document.querySelectorAll("[onerror]")).toHaveLength(0);
    expect(document.querySelectorAll("script:not([type])")).toHaveLength(cardInlineScripts.length);
    expect(document.querySelectorAll("style")).toHaveLength(1);
    expect(document.querySelectorAll('[href^="javascript:"]')).toHaveLength(0);
    expect(document.querySelector("h1")?.textContent).toBe(HOSTILE);
    expect(document.title).toContain(HOSTILE);
    expect(document.querySelector("main")?.dataset["fullname"]).toBe(HOSTILE);
    expect(personOf(document).name).toBe(HOSTILE);
    expect(document.querySelector('[type="application/ld+json"]')?.textContent).not.toContain("<");
    expect(document.body.lastElementChild?.id).toBe("share");
  });

  test("a lone half of a sign breaks nothing", async () => {
    expect((await page({ fullname: "Ada \ud83d" })).querySelector("h1")).not.toBeNull();
  });
});

describe("opened by a named link", () => {
  const met = { name: "Salone del Mobile", slug: "salone", on: "2026-04-23" };

  test("says above the tabs where one met, and in the contact file", async () => {
    const document = await page({ met });
    const line = document.querySelector(".card-met");
    expect(line?.textContent).toBe("Met at Salone del Mobile");
    const tabs = document.querySelector("[role=tablist]") as Element;
    expect(line?.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(document.querySelector("[data-contact]")?.getAttribute("href")).toBe(
      "/c/Giulia/salone/contact.vcf",
    );
    expect((await page()).querySelector(".card-met")).toBeNull();
    expect((await page()).querySelector("[data-contact]")?.getAttribute("href")).toBe(
      "/c/Giulia/contact.vcf",
    );
  });

  test("is not for search engines, and shares the plain card", async () => {
    const document = await page({ met, indexable: true });
    expect(tag(document, "[name=robots]")).toBe("noindex");
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(OWN_PAGE);
    expect(document.querySelector("main")?.dataset["url"]).toBe(OWN_PAGE);
    expect(document.querySelector(".card-page-qr > img")?.getAttribute("src")).toBe("/c/Giulia/qr.svg");
  });

  test("cannot be broken by the link's name", async () => {
    const name = `<img src=x onerror="alert(1)">`;
    const document = await page({ met: { ...met, name } });
    expect(document.querySelector(".card-met")?.textContent).toBe(`Met at ${name}`);
    expect(document.querySelector(".card-met img")).toBeNull();
  });
});
