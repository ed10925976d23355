import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language.ts";

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
