import type { PublicCard, ReportPage } from "@visita/domain/card/public-card";
import { expect, test } from "vitest";
import { renderCardPage, renderReportPage } from "./card.server.tsx";

const SITE = { brand: "Visita", publicUrl: "https://visita.example" };
const ASSETS = { scripts: [], criticalStyle: "", lateStyleUrl: "/assets/late-1.css" };
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
  revisedAt: 1_700_000_000_000,
};
const FORM: ReportPage = {
  language: "en",
  state: "form",
  values: { reason: "", text: "", email: "" },
  problem: null,
  stamp: "stamp-1",
};

const open = (html: string) => new DOMParser().parseFromString(html, "text/html");
const page = async (change: Partial<ReportPage> = {}) =>
  open(await renderReportPage(giulia, SITE, ASSETS, { ...FORM, ...change }));

test("a card leads to the form, which posts to its own address with everything the server needs", async () => {
  const link = open(await renderCardPage(giulia, SITE, ASSETS, { language: "en" })).querySelector(
    "a[data-report]",
  );
  expect(link?.getAttribute("href")).toBe("/c/giulia/report");
  const form = (await (await page()).querySelector("form")) as HTMLFormElement;
  expect([form.method, form.getAttribute("action")]).toEqual(["post", null]);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    text: "",
    email: "",
    website: "",
    stamp: "stamp-1",
  });
  expect(form.querySelectorAll("[type=radio]")).toHaveLength(5);
});

test("a problem stands above the form, and what was typed stays", async () => {
  const values = { reason: "fraud", text: "<b>Password</b>", email: "robin" };
  const document = await page({ values, problem: "Please enter an email address, or leave it empty." });
  expect(document.querySelector("[role=alert]")?.textContent).toContain("email address");
  expect(new FormData(document.querySelector("form") as HTMLFormElement).get("reason")).toBe("fraud");
  expect(document.querySelector("textarea")?.textContent).toBe("<b>Password</b>");
});

test("once sent, it thanks and leads back to the card", async () => {
  const document = await page({ state: "sent" });
  expect(document.querySelector("h1")?.textContent).toBe("Thank you");
  expect(document.querySelector("form")).toBeNull();
  expect(document.querySelector(".hello-back a")?.getAttribute("href")).toBe("/c/giulia");
});

test("it is in the visitor's language, with the name as it is written", async () => {
  const document = await page({ language: "de" });
  const { lang, dir } = document.documentElement;
  expect([lang, dir]).toEqual(["de", "ltr"]);
  expect(document.querySelector("h1")?.textContent).toBe("Diese Karte melden");
  expect(document.querySelector(".report-intro")?.textContent).toMatch(
    / Giulia Ferrante erfährt nicht, von wem sie kommt\.$/,
  );
  expect(document.querySelector(".hello-back")?.textContent).toBe("Zurück zur Karte");
});
