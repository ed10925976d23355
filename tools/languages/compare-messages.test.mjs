import { expect, test } from "vitest";
import { compareMessages, findUnused } from "./compare-messages.mjs";

const english = {
  home: "Home",
  by: "{name} of {company}",
  see: "See <pricing>our prices</pricing>.",
  cards: { one: "{count} card of {name}", other: "{count} cards of {name}" },
};
const german = {
  home: "Startseite",
  by: "{name}, {company}",
  see: "Unsere <pricing>Preise</pricing>.",
  cards: { one: "Eine Karte von {name}", other: "{count} Karten von {name}" },
};

test("a complete translation is accepted, also without the number where there is one alone", () => {
  expect(compareMessages(english, german, "de")).toEqual([]);
});

test.each([
  ["missing", "home", { home: undefined }],
  ["unknown", "more", { more: "Mehr" }],
  ["without {company}", "by", { by: "{name}" }],
  ["with an unknown {firma}", "by", { by: "{name}, {company}, {firma}" }],
  ["without </pricing>", "see", { see: "Unsere <pricing>Preise." }],
  ["without {name}", "cards", { cards: { one: "Eine Karte", other: "{count} Karten von {name}" } }],
  ['without its form "one"', "cards", { cards: { other: "{count} Karten von {name}" } }],
  ["not of the same kind", "home", { home: { one: "Start", other: "Start" } }],
])("refuses a message that is %s: %s", (what, key, changed) => {
  const other = JSON.parse(JSON.stringify({ ...german, ...changed }));
  expect(compareMessages(english, other, "de")).toEqual([[what, key]]);
});

test("asks for the forms that the language has, and no others", () => {
  const only = { cards: { other: "{count} {name}" } };
  const cards = { cards: english.cards };
  expect(compareMessages(cards, only, "ja")).toEqual([]);
  expect(compareMessages(cards, cards, "ja")).toEqual([
    ['with a form "one" that the language does not have', "cards"],
  ]);
  expect(compareMessages(cards, only, "ar")).toHaveLength(5);
});

test("lets a form of a single number leave out the count in words", () => {
  const found = { found: { one: "{number} card", other: "{number} cards" } };
  const arabic = (forms) => ({
    found: {
      zero: "لا بطاقات",
      one: "بطاقة واحدة",
      two: "بطاقتان",
      few: "{number} بطاقات",
      many: "{number} بطاقة",
      other: "{number} بطاقة",
      ...forms,
    },
  });
  expect(compareMessages(found, arabic(), "ar")).toEqual([]);
  expect(compareMessages(found, arabic({ few: "بطاقات" }), "ar")).toEqual([["without {number}", "found"]]);
  // None and one have the same form in French.
  const french = { found: { one: "une carte", many: "{number} cartes", other: "{number} cartes" } };
  expect(compareMessages(found, french, "fr")).toEqual([["without {number}", "found"]]);
});

test("names keys that no source uses", () => {
  expect(findUnused(english, ['t("home"), t("see")', 'const key = { by: "by" };'])).toEqual(["cards"]);
});
