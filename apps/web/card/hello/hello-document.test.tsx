import type { HelloPage, PublicCard } from "@visita/domain/card/public-card";
import TEXT from "@visita/domain/messages/hello-form/en";
import { expect, test } from "vitest";
import { renderCardPage, renderHelloPage } from "../card.server.tsx";

const tooManyOnCard = (name: string) => TEXT.tooManyOnCard.replace("{name}", name);

const SITE = { brand: "Visita", publicUrl: "https://visita.example" };
const ASSETS = { scripts: ["/assets/card-1.js"], criticalStyle: "", lateStyleUrl: "/assets/late-1.css" };
const NOBODY = { name: "", email: "", phone: "", company: "", role: "", note: "" };
const FORM: HelloPage = {
  language: "en",
  state: "form",
  values: NOBODY,
  problems: {},
  notice: null,
  stamp: "stamp-1",
  sharedWith: null,
  link: "",
  source: "direct",
  ownCard: null,
};

const giulia: PublicCard = {
  cardid: "card-1",
  userid: "owner-1",
  username: "giulia",
  fullname: "Giulia Ferrante",
  occupation: "",
  companyname: "",
  bio: "",
  profilepic: null,
  logo: null,
  color: "seagreen-color",
  qrCode: null,
  contacts: {},
  exchange: true,
  revisedAt: 1_700_000_000_000,
};

const open = (html: string) => new DOMParser().parseFromString(html, "text/html");
const page = async (change: Partial<HelloPage> = {}, card: Partial<PublicCard> = {}) =>
  open(await renderHelloPage({ ...giulia, ...card }, SITE, ASSETS, { ...FORM, ...change }));
const card = async (change: Partial<PublicCard> = {}) =>
  open(await renderCardPage({ ...giulia, ...change }, SITE, ASSETS, { language: "en" }));
const helloLinks = (document: Document) =>
  [...document.querySelectorAll("a[data-hello]")].map((link) => link.getAttribute("href"));

test("a card that takes details offers it at its end, and not in its bar", async () => {
  expect(helloLinks(await card())).toEqual(["/c/giulia/hello"]);
  expect((await card()).querySelector(".card-foot a[data-hello]")).not.toBeNull();
  expect((await card()).body.textContent).toContain("Let Giulia know who you are");
  expect(helloLinks(await card({ exchange: false }))).toEqual([]);
});

test("a card opened by a link says so to the form", async () => {
  const met = { name: "Salone del Mobile", slug: "salone", on: "2026-04-23" };
  expect(helloLinks(await card({ met }))).toContain("/c/giulia/hello?link=salone");
});

test("a signed-in visitor's own card goes along, unless they take it off", async () => {
  const ownCard = { cardid: "card-2", username: "kwame", isSent: true };
  const values = { ...NOBODY, name: "Kwame Asante", email: "kwame@saltmarsh.example" };
  const filled = await page({ values, ownCard });
  expect(filled.body.textContent).toContain("Filled in from your card /c/kwame");
  const form = filled.querySelector("form") as HTMLFormElement;
  expect(new FormData(form).get("card")).toBe("card-2");
  expect(filled.body.textContent).toContain("Giulia gets these details and your card.");
  const sent = (await page({ state: "sent", values, ownCard })).body.textContent;
  expect(sent).toContain("They were sent together with your card.");
  expect(
    (await page({ state: "sent", values, ownCard: { ...ownCard, isSent: false } })).body.textContent,
  ).not.toContain("with your card");
});

test("the form works without a script: it posts to its own address, with everything the server needs", async () => {
  const form = (await page({ link: "salone" })).querySelector("form");
  expect(form?.method).toBe("post");
  expect(form?.getAttribute("action")).toBeNull();
  const values = Object.fromEntries(new FormData(form as HTMLFormElement));
  expect(values).toEqual({
    name: "",
    email: "",
    phone: "",
    company: "",
    role: "",
    note: "",
    website: "",
    stamp: "stamp-1",
    link: "salone",
    source: "direct",
  });
});

test("says that a team gets the details too, and with a card of the visitor's in either case", async () => {
  const shared = await page({ sharedWith: "Officina Brera" });
  const note = shared.querySelector('[role="note"]');
  expect(note?.textContent).toBe("Giulia and Officina Brera get these details.");
  expect(note?.nextElementSibling?.tagName).toBe("BUTTON");
  expect(shared.querySelector<HTMLInputElement>("input[name=shared]")?.value).toBe("yes");
  const ownCard = { cardid: "card-2", username: "marisol", isSent: true };
  const withCard = await page({ sharedWith: "Officina Brera", ownCard });
  expect(withCard.querySelector('[data-with-card="box"]')?.textContent).toBe(
    "Giulia and Officina Brera get these details and your card.",
  );
  expect((await page()).querySelector("input[name=shared]")).toBeNull();
});

test("nobody meets the trap, neither by the keyboard nor by a screen reader", async () => {
  const trap = (await page()).querySelector<HTMLInputElement>("input[name=website]");
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.closest("[aria-hidden=true]")).not.toBeNull();
});

test("problems stand at their fields alone, the first has the focus, and what was typed stays", async () => {
  const document = await page({
    values: { ...NOBODY, email: "marisol@rioclaro", company: "Río Claro" },
    problems: { name: TEXT.nameRequired, email: TEXT.emailInvalid },
  });
  expect(document.querySelector("[role=alert]")).toBeNull();
  const wrong = [...document.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")];
  expect(wrong.map(({ name, autofocus }) => [name, autofocus])).toEqual([
    ["name", true],
    ["email", false],
  ]);
  for (const text of [TEXT.nameRequired, TEXT.emailInvalid])
    expect(document.body.textContent?.split(text)).toHaveLength(2);
  expect(document.querySelector<HTMLInputElement>("[name=company]")?.value).toBe("Río Claro");
});

test("a card that gets too many says when to try again, and keeps the text", async () => {
  const document = await page({ notice: tooManyOnCard("Giulia"), values: { ...NOBODY, note: "Ciao" } });
  expect(document.querySelector(".hello-problems")?.textContent).toBe(
    "Giulia’s card is getting many messages right now. Please try again in an hour.",
  );
  expect(document.querySelector("textarea")?.textContent).toBe("Ciao");
});

test("once sent, it says so, and offers the owner's contact", async () => {
  const met = { name: "Salone del Mobile", slug: "salone", on: "2026-04-23" };
  const document = await page({ state: "sent" }, { met });
  expect(document.querySelector("h1")?.textContent).toBe("Giulia has your details");
  expect(document.querySelector("form")).toBeNull();
  expect(document.querySelector("dl")?.textContent).toBe("Met atSalone del Mobile");
  expect((await page({ state: "sent" })).querySelector("dl")).toBeNull();
  expect(document.querySelector('a[href="/c/giulia/salone/contact.vcf"]')?.textContent).toBe(
    "Add Giulia to your contacts",
  );
});

test("visitors are promised that they get no mail, and nothing on the page asks for one", async () => {
  expect((await page()).body.textContent).toContain("We won’t email you.");
  expect((await page()).body.textContent).not.toContain("your card");
  expect((await page()).querySelector("[type=checkbox]")).toBeNull();
});

test("it is in the visitor's language, and a language that they chose goes along", async () => {
  const problems = { name: "Bitte gib deinen Namen ein.", email: "Diese E-Mail-Adresse ist ungültig." };
  const document = await page({ language: "de", isLanguageAsked: true, link: "salone", problems });
  expect(document.documentElement.lang).toBe("de");
  expect(document.querySelector("h1")?.textContent).toBe("Deine Kontaktdaten für Giulia Ferrante");
  expect(document.querySelector("#hello-name-error")?.textContent).toBe(problems.name);
  expect(document.querySelector("[type=submit]")?.textContent).toBe("An Giulia senden");
  expect(document.querySelector(".hello-count")?.textContent).toBe("0 von 500");
  expect(document.querySelector(".hello-back a")?.getAttribute("href")).toBe("/c/giulia?lang=de");
  const other = document.querySelector(".language-menu [lang=en]");
  expect(other?.getAttribute("href")).toBe("?link=salone&lang=en");
});

test("it leads back to the side of the card that it was opened from, and offers the contact of that side", async () => {
  const chosen = { language: "de", isLanguageAsked: true, isSideAsked: true } as const;
  const document = await page({ ...chosen, state: "sent" }, { isTurned: true });
  expect(document.querySelector(".hello-back a")?.getAttribute("href")).toBe("/c/giulia?side=2&lang=de");
  expect(document.querySelector(".language-menu [lang=en]")?.getAttribute("href")).toBe("?side=2&lang=en");
  expect(document.querySelector('a[href="/c/giulia/contact.vcf?side=2"]')).not.toBeNull();
});
