import { expect, test } from "vitest";
import { isReservedUsername } from "./reserved-username.ts";

const names = ([list = ""]: TemplateStringsArray) => list.trim().split(/\s+/);
const isReserved = (username: string, brand = "Visita") => isReservedUsername(username, brand);

test("names of our own pages and of the product are kept back, in any case", () => {
  for (const name of ["admin", "API", "dashboard", "Support", "visita", "VISITA"])
    expect(isReserved(name), name).toBe(true);
  for (const name of ["ada", "demo", "constructor"]) expect(isReserved(name), name).toBe(false);
});

test.each(names`
  visita-support visita_help my-visita visita2026 Visita-Anna visitasupport vis1ta vi-si-ta admin-team
  the-admin admin2 24support my_support adminteam ad-min-anna official-ada adm1n supp0rt 5upport supp0rt24
  adrnin aclmin admln AdmIn-1 l0gin v3rify-me security-team account-recovery billing_help paymentalert
`)("%s speaks for the service", (name) => {
  expect(isReserved(name)).toBe(true);
});

test.each(names`
  paypal PayPaI paypa1 pay-pal p4yp4l paypal_ paypal24 paypal-security refund-paypal google g00gle googie
  arnazon rnicrosoft vvhatsapp netfl1x dhl 1nstagram office365 bank-of-america wellsfargo v1sa securitygoogle
`)("%s is mistaken for a well-known company", (name) => {
  expect(isReserved(name)).toBe(true);
});

test.each(names`
  paypall my-paypal mypaypal paypal-anna anna_paypal_x my-pay-pal paypol gogle googel amazn amazom amazon-prime
  netflixx faceboook instagran micorsoft binanse whatsap whatsapp-web klarna monzo-bank banco-santander royal-mail
  hmrc hmrc-refund police police-uk polizei-hamburg gov-uk dpd-parcel dhl-paket metamask-support n26-bank trust-wallet
  british-airways gitlab carrefour unicef redcross bundesregierung inland-revenue icoud
`)("%s looks like a brand, holds one or is one letter away from it", (name) => {
  expect(isReserved(name)).toBe(true);
});

test.each(names`
  santander santander-online chase chase-bank chaseonline appleid apple-id my-apple-id applestore orange orange-fr target
  target-rewards visa visa-card ups ups-tracking irs irs-refund tax-refund customs wise-login steam-support ledger-wallet
  santender santandr lloyds citi-bank uber-app zelle-pay monzo slack-team tesco zollamt
`)("%s is an everyday word by itself or with what imitations add", (name) => {
  expect(isReserved(name)).toBe(true);
});

test.each(names`
  ford wells anna-chase chase-miller wise-woman apple-tree visa-consulting orange-juice x robin robin2 card-1 card-17
  user-3 new-1-2 free-name-4 team-rocket test-1 own-77 visitation ada-home home-office admiral supporter
  minna adminton marnie clara billy office-anna help-anna info-milano security-guard-sam key-account-ada
  2fast 1 l 007
`)("%s is anybody's", (name) => {
  expect(isReserved(name)).toBe(false);
});

test("the name of the installation is kept back, in whole and as a part", () => {
  for (const name of ["ourcards", "our-cards", "our-cards-anna", "0urcards-x", "team_OurCards"])
    expect(isReserved(name, "Our Cards!"), name).toBe(true);
  expect(isReserved("cafe", "Café")).toBe(true);
  expect(isReserved("visita-roma", "Our Cards!")).toBe(false);
});

test("a name of three letters, or without a letter that usernames have, keeps back no more than itself", () => {
  expect(isReserved("ada", "Ada")).toBe(true);
  expect(isReserved("ada-byron", "Ada")).toBe(false);
  expect(isReserved("anna", "名刺")).toBe(false);
  expect(isReserved("-", "名刺")).toBe(false);
});

test("no name takes long", () => {
  for (const word of ["pay", "alert", "payment", "apple", "accounts"])
    expect(isReserved(`${word.repeat(40).slice(0, 39)}x`)).toBe(false);
});
