import { expect, test } from "vitest";
import { helloForm } from "../messages/hello-form.ts";

test("also a sentence with a name that runs the other way", async () => {
  const text = "נועה’s card is getting many messages right now. Please try again in an hour.";
  expect(await helloForm.reword(text, "de", { name: "נועה" })).toContain("\u2068נועה\u2069");
});

test.each([
  ["Please enter your name.", "Bitte gib deinen Namen ein."],
  [
    "Giulia’s card is getting many messages right now. Please try again in an hour.",
    "Die Karte von Giulia bekommt gerade sehr viele Nachrichten. Bitte versuch es in einer Stunde noch einmal.",
  ],
  ["Something that nobody has translated.", "Something that nobody has translated."],
])("what the API says in English is worded anew: %s", async (text, german) => {
  expect(await helloForm.reword(text, "de", { name: "Giulia" })).toBe(german);
  expect(await helloForm.reword(text, "en", { name: "Giulia" })).toBe(text);
});
