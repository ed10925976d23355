import { expect, test } from "vitest";
import { localeOf, VISITOR_LANGUAGES } from "./languages.ts";
import { createTranslate, withoutIsolates } from "./message.ts";

const english = {
  greeting: "Hello {name}, {name}!",
  cards: { one: "{count} card of {name}", other: "{count} cards of {name}" },
} as const;

test("a message is written with its arguments, which are not read again", () => {
  const t = createTranslate<typeof english>("en", english);
  expect(t("greeting", { name: "{name} $&" })).toBe("Hello {name} $&, {name} $&!");
});

test("a name that runs the other way does not reorder the sentence", () => {
  const t = createTranslate<typeof english>("en", english);
  expect(t("cards", { count: 2, name: "נועה 3" })).toBe("2 cards of \u2068נועה 3\u2069");
  expect(t("cards", { count: 2, name: "森田 あおい" })).toBe("2 cards of 森田 あおい");
});

test("plurals and numbers follow the language", () => {
  const inEnglish = createTranslate<typeof english>("en", english);
  expect(inEnglish("cards", { count: 1, name: "Robin" })).toBe("1 card of Robin");
  expect(inEnglish("cards", { count: 1200, name: "Robin" })).toBe("1,200 cards of Robin");
  const arabic = {
    ...english,
    cards: { two: "بطاقتا {name}", few: "{count} بطاقات {name}", other: "{count}" },
  };
  const inArabic = createTranslate<typeof english>("ar", arabic);
  expect(inArabic("cards", { count: 2, name: "Robin" })).toBe("بطاقتا \u2068Robin\u2069");
  expect(inArabic("cards", { count: 5, name: "Robin" })).toBe("5 بطاقات \u2068Robin\u2069");
  expect(inArabic("cards", { count: 12_000, name: "Robin" })).toBe("12,000");
});

test.each(VISITOR_LANGUAGES)("counts are written as Intl does in %s", (language) => {
  const t = createTranslate<typeof english>(language, english);
  const { format } = new Intl.NumberFormat(localeOf(language));
  for (const count of [0, 7, 999, 1000, 1.5, -2]) {
    expect(withoutIsolates(t("greeting", { name: count }))).toBe(`Hello ${format(count)}, ${format(count)}!`);
  }
});

test("what a translation must have is checked by the compiler", () => {
  const t = createTranslate<typeof english>("en", english);
  // @ts-expect-error no such key
  expect(() => t("farewell")).toThrow();
  // @ts-expect-error without its argument
  expect(t("greeting")).toBe("Hello {name}, {name}!");
});
