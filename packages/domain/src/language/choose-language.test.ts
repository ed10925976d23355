import { expect, test } from "vitest";
import { acceptedLanguages, chooseLanguage, chooseOwnerLanguage } from "./choose-language.ts";

test.each([
  [{ asked: "de", accepted: "en" }, "de"],
  [{ asked: "de-AT", accepted: "en" }, "en"],
  [{ asked: ["de"], accepted: "de" }, "de"],
  [{ asked: "toString" }, "en"],
  [{ accepted: "en;q=0.5, de-CH;q=0.7" }, "de"],
  [{ accepted: "DE" }, "de"],
  [{ accepted: "de;q=0, tlh, *" }, "en"],
  [{ accepted: "tlh", card: "de" as const }, "de"],
  [{ accepted: "en, tlh", card: "de" as const }, "en"],
  [{ accepted: ";;q=,,=" }, "en"],
  [{}, "en"],
])("a visitor who asks for %j reads %s", (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});

test("a header of many spaces is read to its 500th character alone", () => {
  expect(chooseLanguage({ accepted: `xx${" ".repeat(490)};q=1,de` })).toBe("de");
  expect(chooseLanguage({ accepted: `xx${" ".repeat(16_000)};q=1,de` })).toBe("en");
});

test.each([
  ["de-AT, en;q=0.5", "de"],
  ["it, fr;q=0.8, en;q=0.5", "it"],
  ["es-419", "es"],
  ["ar-EG;q=0.4, ja;q=0.9", "ja"],
  ["ar", "ar"],
  ["en-GB, de", "en"],
  ["pt, zh-TW", undefined],
  ["", undefined],
])("an owner whose browser prefers %s reads %s", (accepted, language) => {
  expect(chooseOwnerLanguage(acceptedLanguages(accepted))).toBe(language);
});

test("an owner reads the first language of theirs that owners have", () => {
  expect(chooseOwnerLanguage([null, "tlh", "fr", "de"])).toBe("fr");
  expect(chooseOwnerLanguage(["toString", 7, {}])).toBeUndefined();
});
