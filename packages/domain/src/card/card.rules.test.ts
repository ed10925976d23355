import { describe, expect, test } from "vitest";
import { featuresOf } from "../billing/plan.rules.ts";
import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import { type CardDraft, readCard } from "./card.rules.ts";
import { CHANNEL_MESSAGES } from "./channel.messages.ts";
import { contactsObject } from "./contacts.ts";

const PHOTO = `/media/${"a".repeat(64)}.webp`;
const required = {
  phonenumber: { value: "+39 02 5550 0140" },
  email: { value: "ada@company.example" },
  sms: { value: "+39 333 555 0140" },
};
const active = featuresOf("active");
const restricted = featuresOf("inactive");

function typedCard(changes: Partial<CardDraft> = {}): CardDraft {
  return {
    fullname: "Ada Example",
    occupation: "Engineer",
    companyname: "Company",
    bio: "I build engines.",
    profilepic: PHOTO,
    logo: null,
    color: "gold-color",
    contacts: required,
    ...changes,
  };
}

function problemsOf(changes: Partial<CardDraft>, features = active): Readonly<Record<string, string>> {
  const reading = readCard(typedCard(changes), features);
  return "problems" in reading ? reading.problems : {};
}

function cardOf(changes: Partial<CardDraft>, features = active) {
  const reading = readCard(typedCard(changes), features);
  if ("problems" in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.card;
}

describe("what every card needs", () => {
  test("is missed in the order of the form", () => {
    const empty = {
      fullname: " ",
      occupation: "",
      companyname: "\u200b",
      bio: "\n",
      profilepic: "",
      contacts: {},
    };
    expect(Object.entries(problemsOf(empty))).toEqual([
      ["fullname", TEXT.fullnameRequired],
      ["occupation", TEXT.occupationRequired],
      ["companyname", TEXT.companynameRequired],
      ["bio", TEXT.bioRequired],
      ["profilepic", TEXT.profilepicRequired],
      ["contacts.phonenumber", TEXT.phonenumberRequired],
      ["contacts.email", TEXT.emailRequired],
      ["contacts.sms", TEXT.smsRequired],
    ]);
  });

  test("is not given by signs that nobody sees", () => {
    const contacts = { ...required, phonenumber: { value: "\u200b\u2060 " } };
    expect(problemsOf({ contacts })).toEqual({ "contacts.phonenumber": TEXT.phonenumberRequired });
  });
});

test("a name needs a letter, a digit or a symbol; a company may be a dash", () => {
  expect(problemsOf({ fullname: "...", occupation: "-", companyname: "–" })).toEqual({
    fullname: TEXT.fullnameUnreadable,
  });
  const blank = { fullname: "\u3164", occupation: "\u0301", companyname: "\u2800", bio: "\u115f" };
  expect(problemsOf(blank)).toEqual({
    fullname: TEXT.fullnameRequired,
    occupation: TEXT.occupationRequired,
    companyname: TEXT.companynameRequired,
    bio: TEXT.bioRequired,
  });
  for (const fullname of ["محمد علي", "שרה לוי", "山田太郎", "🌸"])
    expect(cardOf({ fullname }).fullname).toBe(fullname);
});

test("a bio has at most 100 words and 1000 signs", () => {
  expect(problemsOf({ bio: "word\n".repeat(100) })).toEqual({});
  expect(problemsOf({ bio: "word ".repeat(101) })).toEqual({ bio: TEXT.bioTooLong });
  expect(problemsOf({ bio: "w".repeat(1_001) })).toEqual({ bio: TEXT.bioTooManyChars });
});

test("names and labels have an end", () => {
  const contacts = { ...required, fax: { value: "555 0140", title: "t".repeat(51) } };
  expect(problemsOf({ fullname: "n".repeat(81), contacts })).toEqual({
    fullname: TEXT.textTooLong,
    "contacts.fax": TEXT.titleTooLong,
  });
});

test("half an emoji is no label", () => {
  const contacts = { ...required, fax: { value: "555 0140", title: "Desk \ud83d" } };
  expect(problemsOf({ contacts })).toEqual({ "contacts.fax": TEXT.channelUnreadable });
});

describe("channels", () => {
  test("are stored clean, with their labels, and only when filled in", () => {
    const contacts = {
      ...required,
      instagram: { value: "https://www.instagram.com/ada.example/?igsh=1", title: " Our \n pictures " },
      fax: { value: "  " },
      github: {},
      kik: null,
    };
    expect(cardOf({ contacts }).contacts).toEqual({
      ...required,
      instagram: { value: "ada.example", title: "Our pictures" },
    });
  });

  test("say at the field what is wrong", () => {
    const contacts = { ...required, email: { value: "ada" }, github: "ada", youtube: { value: 5 } };
    expect(problemsOf({ contacts })).toEqual({
      "contacts.email": CHANNEL_MESSAGES.email,
      "contacts.github": TEXT.channelUnreadable,
      "contacts.youtube": TEXT.channelUnreadable,
    });
  });

  test("that do not exist are told", () => {
    const contacts = { ...required, nonsense: { value: "x" } };
    expect(problemsOf({ contacts })).toEqual({ "contacts.nonsense": TEXT.channelUnknown });
    const inherited = contactsObject(`{"__proto__":{"value":"x"},${JSON.stringify(required).slice(1)}`);
    expect(problemsOf({ contacts: inherited })).toEqual({ "contacts.__proto__": TEXT.channelUnknown });
  });

  test("named momo are mobilemoney, whose own entry wins", () => {
    const momo = { value: "+233 24 555 0140" };
    expect(cardOf({ contacts: { ...required, momo } }).contacts.mobilemoney).toEqual(momo);
    const both = { ...required, mobilemoney: { value: "own" }, momo };
    expect(cardOf({ contacts: both }).contacts.mobilemoney).toEqual({ value: "own" });
  });

  test("may have come as JSON text", () => {
    expect(cardOf({ contacts: contactsObject(JSON.stringify(required)) }).contacts).toEqual(required);
  });
});

describe("logo and colour", () => {
  test("are checked where the plan opens them", () => {
    expect(problemsOf({ logo: "javascript:alert(1)", color: "no-such-color" })).toEqual({
      logo: TEXT.notAnImage,
      color: TEXT.colorUnknown,
    });
    expect(cardOf({ logo: PHOTO })).toMatchObject({ logo: PHOTO, color: "gold-color" });
  });

  test("and other channels are not even read where it does not, however hostile", () => {
    const card = cardOf(
      {
        logo: "javascript:alert(1)",
        color: "</style><script>",
        contacts: {
          ...required,
          website: { value: "company.example" },
          github: { value: "javascript:alert(1)", title: "t".repeat(999) },
          momo: 5,
        },
      },
      restricted,
    );
    expect(card).toMatchObject({ logo: null, color: "blue-color-one" });
    expect(card.contacts).toEqual({ ...required, website: { value: "https://company.example" } });
  });

  test("the free channels keep their rules on every plan", () => {
    const contacts = { ...required, website: { value: "javascript:alert(1)" } };
    expect(Object.keys(problemsOf({ contacts }, restricted))).toEqual(["contacts.website"]);
  });
});

test("text is stored without tricks", () => {
  const card = cardOf({ fullname: " Ada\u202e  \tExample ", bio: "One. \r\n\r\n\r\n\r\nTwo.\u0000" });
  expect(card).toMatchObject({ fullname: "Ada Example", bio: "One.\n\nTwo." });
});
