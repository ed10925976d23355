import { expect, test } from "vitest";
import { nameSuspicions } from "./phishing-guard.ts";
import { storedSuspicions } from "./suspicion.ts";

const look = (given: { username?: string; fullname?: string; companyname?: string }) =>
  storedSuspicions(
    nameSuspicions(
      { username: "robin", fullname: "Robin Sample", companyname: "Officina Brera", ...given },
      "Visita",
    ),
  );

test.each([
  ["the name of a brand", { fullname: "PayPal Support" }, "Looks like a known brand"],
  ["one that is spelled with digits", { fullname: "PayPa1 Support" }, "Looks like a known brand"],
  ["one in several words", { fullname: "Deutsche Bank" }, "Looks like a known brand"],
  ["one with accents", { fullname: "Amázon" }, "Looks like a known brand"],
  ["one as a part of the username", { username: "my-netfl1x-card" }, "Looks like a known brand"],
  ["a short one as a part of the username", { username: "dhl-paket" }, "Looks like a known brand: dhl"],
  ["one of four letters", { username: "usps-delivery" }, "Looks like a known brand: usps"],
  ["one before a word", { username: "hsbc-online" }, "Looks like a known brand: hsbc"],
  ["one after an underscore", { username: "my_amex_card" }, "Looks like a known brand: amex"],
  ["a short one with digits", { username: "dhl24-paket" }, "Looks like a known brand: dhl"],
  ["a short one that is spelled with digits", { username: "usp5-track" }, "Looks like a known brand: usps"],
  ["the installation inside of the username", { username: "my-vis1ta-card" }, "Looks like this installation"],
  ["its name in several parts", { username: "my-vi-sita-card" }, "Looks like this installation"],
  ["the installation itself", { fullname: "Visita Team" }, "Looks like this installation"],
  ["Cyrillic letters that read as a brand", { fullname: "Раураl" }, "Uses letters of another script"],
  ["a forged company", { companyname: "Аpple" }, "Uses letters of another script"],
])("queues %s", (_what, given, suspicion) => {
  expect(look(given)).toContain(suspicion);
});

test("names the brands, so that another one is another suspicion", () => {
  expect(look({ fullname: "PayPal Support" })).toBe("Looks like a known brand: paypal");
  expect(look({ fullname: "G00gle", username: "my-netflix-card" })).toBe(
    "Looks like a known brand: google, netflix",
  );
  expect(look({ fullname: "Раураl", companyname: "Аpple" })).toBe(
    "Uses letters of another script to look like a brand: paypal, apple",
  );
  expect(look({ fullname: "Visita Amazon" })).toBe(
    "Looks like this installation. Looks like a known brand: amazon",
  );
});

test.each([
  ["an ordinary name", {}],
  ["somebody who works for a brand", { companyname: "Google" }],
  ["a name in Cyrillic", { fullname: "Анна Каренина", companyname: "Почта" }],
  ["a name in Greek", { fullname: "Ελένη Παπαδοπούλου", companyname: "Θάλασσα" }],
  ["a short brand inside of a name", { username: "advisari", fullname: "Advisari Edhlund" }],
  ["a word that begins like a short brand", { username: "visage-studio" }],
  ["a word that ends like one", { username: "anna-televisa" }],
  ["a short brand across two parts", { username: "e-bay-view" }],
  ["an ordinary word with the installation's name inside", { username: "visitation-anna" }],
])("leaves %s alone", (_what, given) => {
  expect(look(given)).toBe("");
});
