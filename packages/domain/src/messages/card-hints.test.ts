import { expect, test } from "vitest";
import { QR_CAPTION, QR_CAPTION_MAX } from "../kit/kit.constants.ts";
import { VISITOR_LANGUAGES } from "../language/languages.ts";
import { cardHintsIn } from "./card-hints.ts";

test.each(VISITOR_LANGUAGES)(
  "the caption of a code fits below it in %s, in one line and in two",
  async (language) => {
    const hints = await cardHintsIn(language);
    expect([...hints("scanToSave")].length).toBeLessThanOrEqual(QR_CAPTION_MAX);
    const lines = hints("scanToSaveLines").split("\n");
    expect(lines).toHaveLength(2);
    for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(20);
  },
);

test("a card that says no language has English words, as the API's own caption", async () => {
  expect((await cardHintsIn(undefined))("scanToSave")).toBe(QR_CAPTION);
  expect((await cardHintsIn("tlh"))("scanToSave")).toBe(QR_CAPTION);
});
