import { expect, test } from "vitest";
import { createTranslate } from "../language/message.ts";
import german from "../owner-messages/admin-cards/de.ts";
import english from "../owner-messages/admin-cards/en.ts";
import { type Suspicion, storedSuspicions, suspicionWords } from "./suspicion.ts";

const SEVERAL: readonly Suspicion[] = [
  { reason: "looksLikeUs" },
  { reason: "forgedBrand", brands: ["paypal"] },
  { reason: "looksLikeBrand", brands: ["google", "netflix"] },
];

test.each([[SEVERAL], [[{ reason: "ownerTakenDown" } as const]]])(
  "reads in English as it is stored",
  (all) => {
    const stored = storedSuspicions(all);
    expect(suspicionWords(stored, createTranslate<typeof english>("en", english))).toBe(stored);
  },
);

test("is worded in the language of the page", () => {
  expect(suspicionWords(storedSuspicions(SEVERAL), createTranslate<typeof english>("de", german))).toBe(
    "Sieht aus wie diese Installation. Ahmt mit Buchstaben einer anderen Schrift eine Marke nach: paypal. " +
      "Sieht aus wie eine bekannte Marke: google, netflix",
  );
});
