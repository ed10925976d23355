import type { PublicCard } from "@visita/domain/card/public-card";
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
  qrCode: null,
  contacts: {},
  isTurned: true,
  revisedAt: 1_700_000_000_000,
};

test("a card that is turned leads to the contact file and the share picture of the side it shows", async () => {
  const html = await renderCardPage(aoi, SITE, ASSETS, { language: "en" });
  const document = new DOMParser().parseFromString(html, "text/html");
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
  const html = await renderCardPage({ ...aoi, fullname }, SITE, ASSETS, { language: "en" });
  const document = new DOMParser().parseFromString(html, "text/html");
  const [, x] = document.querySelectorAll<HTMLAnchorElement>(".share-grid li:not([hidden]) a");
  expect(new URL(String(x?.href)).searchParams.get("text")).toBe(fullname);
});
