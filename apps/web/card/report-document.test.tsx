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
  state: "form",
  values: { reason: "", text: "", email: "" },
  problem: null,
  stamp: "stamp-1",
};

const open = (html: string) => new DOMParser().parseFromString(html, "text/html");
const page = (change: Partial<ReportPage> = {}) =>
  open(renderReportPage(giulia, SITE, ASSETS, { ...FORM, ...change }));

test("a card leads to the form, which posts to its own address with everything the server needs", () => {
  const link = open(renderCardPage(giulia, SITE, ASSETS)).querySelector("a[data-report]");
  expect(link?.getAttribute("href")).toBe("/c/giulia/report");
  const form = page().querySelector("form") as HTMLFormElement;
  expect([form.method, form.getAttribute("action")]).toEqual(["post", null]);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    text: "",
    email: "",
    website: "",
    stamp: "stamp-1",
  });
  expect(form.querySelectorAll("[type=radio]")).toHaveLength(5);
});

test("a problem stands above the form, and what was typed stays", () => {
  const values = { reason: "fraud", text: "<b>Password</b>", email: "robin" };
  const document = page({ values, problem: "Please enter an email address, or leave it empty." });
  expect(document.querySelector("[role=alert]")?.textContent).toContain("email address");
  expect(new FormData(document.querySelector("form") as HTMLFormElement).get("reason")).toBe("fraud");
  expect(document.querySelector("textarea")?.textContent).toBe("<b>Password</b>");
});

test("once sent, it thanks and leads back to the card", () => {
  const document = page({ state: "sent" });
  expect(document.querySelector("h1")?.textContent).toBe("Thank you");
  expect(document.querySelector("form")).toBeNull();
  expect(document.querySelector(".hello-back a")?.getAttribute("href")).toBe("/c/giulia");
});
