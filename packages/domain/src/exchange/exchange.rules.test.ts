import { describe, expect, test } from "vitest";
import { EXCHANGE_MESSAGES as TEXT } from "./exchange.messages.ts";
import { type DetailsDraft, isEmail, readDetails, shortName } from "./exchange.rules.ts";

const EMPTY: DetailsDraft = {
  name: "",
  email: "",
  phone: "",
  company: "",
  role: "",
  note: "",
};
const KWAME: DetailsDraft = { ...EMPTY, name: "Kwame Asante", email: "kwame@saltmarsh.example" };

describe("details", () => {
  test("are stored in one form", () => {
    const { details } = readDetails({
      name: "  Kwame\u202e  Asante\n",
      email: " Kwame@Saltmarsh.example ",
      phone: "00233 20 555 0143",
      company: "Saltmarsh",
      role: "Surveyor",
      note: "We met.\r\n\r\n\r\nSee https://saltmarsh.example",
    });
    expect(details).toEqual({
      name: "Kwame Asante",
      email: "kwame@saltmarsh.example",
      phone: "+233 20 555 0143",
      company: "Saltmarsh",
      role: "Surveyor",
      note: "We met.\n\nSee https://saltmarsh.example",
    });
  });

  test.each([
    [{ ...KWAME, name: " \u200b " }, { name: TEXT.nameRequired }],
    [{ ...KWAME, name: "n".repeat(81) }, { name: TEXT.tooLong }],
    [{ ...KWAME, email: "kwame" }, { email: TEXT.emailInvalid }],
    [{ ...KWAME, email: "a@b.example\r\nBcc: c@d.example" }, { email: TEXT.emailInvalid }],
    [{ ...KWAME, email: `${"a".repeat(250)}@b.example` }, { email: TEXT.emailInvalid }],
    [{ ...KWAME, phone: "call me" }, { phone: TEXT.phoneInvalid }],
    [{ ...KWAME, email: "" }, { email: TEXT.wayRequired }],
    [{ ...KWAME, email: "\u200b", phone: " \u202e " }, { email: TEXT.wayRequired }],
    [{ ...KWAME, note: "n".repeat(501) }, { note: TEXT.noteTooLong }],
    [EMPTY, { name: TEXT.nameRequired, email: TEXT.wayRequired }],
  ])("are refused: %o", (draft, problems) => {
    expect(readDetails(draft)).toEqual({ details: null, problems });
  });

  test("need an email or a phone, not both", () => {
    expect(readDetails({ ...EMPTY, name: "Ada", phone: "+1 202 555 0142" }).problems).toBeNull();
    expect(readDetails({ ...EMPTY, name: "Ada", email: "ada@person.example" }).problems).toBeNull();
  });

  test("of 500 emoji are not too long", () => {
    expect(readDetails({ ...KWAME, note: "\u{1f44b}".repeat(500) }).problems).toBeNull();
  });

  test("with a lone surrogate become well-formed", () => {
    expect(readDetails({ ...KWAME, company: "A\ud800B" }).details?.company).toBe("A\ufffdB");
  });
});

test.each([
  ["Giulia Ferrante", "Giulia"],
  ["Anna Maria Rossi", "Anna"],
  ["Giulia", "Giulia"],
  ["Maria de la Cruz Ortega", "Maria de la Cruz Ortega"],
  ["Ludwig van Berg", "Ludwig"],
  ["田中 太郎", "田中 太郎"],
  ["نور الهاشمي", "نور الهاشمي"],
])("%s is called %s", (fullname, name) => {
  expect(shortName(fullname)).toBe(name);
});

test.each([
  ["a@b.example", true],
  ["o'hara+cards@mail.b.example", true],
  ["a..b@c.example", false],
  [".a@b.example", false],
  ["a@b", false],
  ["a b@c.example", false],
  ["a@b.example,c@d.example", false],
])("%s is an email address: %s", (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
