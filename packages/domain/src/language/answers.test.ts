import { describe, expect, test } from "vitest";
import { ALL_ANSWERS } from "../answers/all.ts";
import { CARD_MESSAGES } from "../card/card.messages.ts";
import { EXCHANGE_MESSAGES } from "../exchange/exchange.messages.ts";
import { placeInLine, unprintableText } from "../kit/kit.messages.ts";
import { LINK_MESSAGES } from "../link/link.messages.ts";
import { tooManyAttempts } from "../messages.ts";
import { loadAnswers } from "./answers.ts";
import type { Language } from "./languages.ts";

async function worded(text: string, ...wishes: Language[]): Promise<string> {
  const { word } = await loadAnswers(ALL_ANSWERS, [text], wishes);
  return word(text);
}

describe("a reference", () => {
  const DAY = Date.UTC(2026, 2, 3, 12);
  test.each([
    [CARD_MESSAGES.usernameRequired, "Please enter a username.", "Bitte gib einen Benutzernamen ein."],
    [CARD_MESSAGES.usernameAvailable({ username: "ada?}{" }), "ada?}{ is available!", "ada?}{ ist frei!"],
    [
      CARD_MESSAGES.usernameChangesUsed({ day: { day: DAY } }),
      "You can change it again on 3 March 2026.",
      "Am 3. März 2026 kannst du ihn wieder ändern.",
    ],
    [
      LINK_MESSAGES.tooManyLinks({ max: 1000 }),
      "A card can have up to 1,000 links. Reactivate an ended one instead.",
      "Eine Karte kann bis zu 1.000 Links haben. Reaktiviere stattdessen einen beendeten.",
    ],
    [
      tooManyAttempts(1),
      "Too many attempts. Please try again in 1 seconds.",
      "Zu viele Versuche. Bitte versuch es in 1 Sekunde noch einmal.",
    ],
    [
      tooManyAttempts(3600),
      "Too many attempts. Please try again in 3600 seconds.",
      "Zu viele Versuche. Bitte versuch es in 3600 Sekunden noch einmal.",
    ],
    [placeInLine(2), "2nd in line", "Platz 2 in der Warteschlange"],
    [
      unprintableText(["Tamil", "Thai"]),
      "This name cannot be printed yet: no font here has Tamil and Thai letters.",
      "Dieser Name lässt sich noch nicht drucken: Keine Schrift hier hat diese Buchstaben: Tamil und Thai.",
    ],
    ["No reference.", "No reference.", "No reference."],
  ])("%s is worded", async (text, english, german) => {
    expect(await worded(text)).toBe(english);
    expect(await worded(text, "de")).toBe(german);
  });

  test("with a name that runs the other way keeps the sentence in order, and English as it was", async () => {
    const text = EXCHANGE_MESSAGES.tooManyOnCard({ name: "נועה" });
    expect(await worded(text, "de")).toContain("\u2068נועה\u2069");
    expect(await worded(text)).toMatch(/^נועה’s card/);
  });

  test("is worded in the first language that has all that is said", async () => {
    const texts = [CARD_MESSAGES.created, EXCHANGE_MESSAGES.gone];
    expect((await loadAnswers(ALL_ANSWERS, texts, ["nl", "de"])).language).toBe("de");
    expect((await loadAnswers(ALL_ANSWERS, texts.slice(1), ["nl", "de"])).language).toBe("nl");
    expect((await loadAnswers(ALL_ANSWERS, texts, ["nl"])).language).toBe("en");
  });
});
