import { expect, test } from "vitest";
import type { Contacts } from "../card/contacts.ts";
import { endingProblems, fixedFieldProblems, keptBehind, readTemplate } from "./template.rules.ts";
import { endingsOf, type Template, withTemplate } from "./template.ts";

const theirs = { rule: "theirs" } as const;
const fixed = <Value>(value: Value) => ({ rule: "fixed", value }) as const;

const LOGO = `/media/${"a".repeat(64)}.webp`;

const TEMPLATE: Template = {
  photo: "theirs",
  logo: fixed(LOGO),
  color: fixed("tomato-color"),
  companyname: fixed("Officina Brera"),
  occupation: theirs,
  bio: theirs,
  channels: {
    phonenumber: theirs,
    email: { rule: "theirs", ending: "@officinabrera.example" },
    website: fixed("https://officinabrera.example/"),
  },
  channelOrder: ["website", "email"],
  exchange: true,
  indexable: false,
};

const OWN = {
  fullname: "Kwame Asante",
  profilepic: "/media/kwame.webp",
  logo: "/media/own.webp",
  color: "blue-color-one" as const,
  companyname: "Elsewhere",
  occupation: "Designer",
  bio: "I draw chairs.",
  contacts: {
    phonenumber: { value: "+1 202 555 0117" },
    email: { value: "kwame@officinabrera.example" },
    website: { value: "https://elsewhere.example/" },
    instagram: { value: "kwame" },
  } as Contacts,
  indexable: true,
};

test("a card shows what is fixed, what is theirs, and no channel that is not used", () => {
  expect(withTemplate(OWN, TEMPLATE)).toEqual({
    ...OWN,
    logo: LOGO,
    color: "tomato-color",
    companyname: "Officina Brera",
    contacts: {
      phonenumber: { value: "+1 202 555 0117" },
      email: { value: "kwame@officinabrera.example" },
      website: { value: "https://officinabrera.example/" },
    },
    channelOrder: ["website", "email"],
    exchange: true,
    indexable: undefined,
  });
});

test("without a photo there is none, and a value with another ending is not shown", () => {
  const shown = withTemplate(
    { ...OWN, contacts: { email: { value: "kwame@private.example" } } },
    { ...TEMPLATE, photo: "none" },
  );
  expect(shown.profilepic).toBeNull();
  expect(Object.keys(shown.contacts)).toEqual(["website"]);
});

test("what is fixed is so on the second side too", () => {
  const secondSide = {
    ...{ language: "it", fullname: "Kwame Asante", occupation: "Progettista", bio: "Disegno sedie." },
    companyname: "Altrove",
    address: "Via Altrove 1",
    titles: { email: "Posta", website: "Sito mio" },
  };
  expect(withTemplate({ ...OWN, secondSide }, TEMPLATE).secondSide).toEqual({
    ...{ language: "it", fullname: "Kwame Asante", occupation: "Progettista", bio: "Disegno sedie." },
    companyname: "Officina Brera",
    titles: { email: "Posta" },
  });
});

test("each field that is not theirs is refused by its name, and sending it as it is, is not", () => {
  const shown = withTemplate(OWN, TEMPLATE);
  const asShown = { ...OWN, ...shown };
  expect(fixedFieldProblems(asShown, shown, TEMPLATE)).toEqual({});
  const sent = { ...asShown, contacts: OWN.contacts, companyname: "Mine", color: "black-color" as const };
  expect(Object.keys(fixedFieldProblems(sent, shown, TEMPLATE))).toEqual([
    "color",
    "companyname",
    "contacts.website",
    "contacts.instagram",
  ]);
});

test("an ending that does not fit is named", () => {
  const problems = endingProblems({ email: { value: "kwame@private.example" } }, endingsOf(TEMPLATE));
  expect(problems["contacts.email"]).toContain("@officinabrera.example");
});

test("a save keeps what the template hides", () => {
  const changes = {
    ...OWN,
    companyname: "",
    bio: "New.",
    contacts: { phonenumber: { value: "+1 202 555 0118" } },
  };
  expect(keptBehind(changes, OWN, TEMPLATE)).toMatchObject({
    companyname: "Elsewhere",
    bio: "New.",
    contacts: {
      phonenumber: { value: "+1 202 555 0118" },
      website: { value: "https://elsewhere.example/" },
      instagram: { value: "kwame" },
    },
  });
});

test("hostile values of a template are refused by their field", () => {
  const reading = readTemplate({
    ...TEMPLATE,
    logo: fixed("data:image/svg+xml;base64,PHN2Zy8+"),
    color: fixed("red;background:url(//evil.example)"),
    companyname: fixed("x".repeat(81)),
    channels: {
      ...TEMPLATE.channels,
      website: fixed("javascript:alert(1)"),
      phonenumber: { rule: "theirs", ending: "555" },
      pager: theirs,
      sms: fixed(""),
    },
  });
  expect(Object.keys("problems" in reading ? reading.problems : {}).toSorted()).toEqual([
    "color",
    "companyname",
    "contacts.pager",
    "contacts.phonenumber",
    "contacts.sms",
    "contacts.website",
    "logo",
  ]);
});

test("phone, email and text messages cannot be left out", () => {
  const reading = readTemplate({ ...TEMPLATE, channels: {}, channelOrder: ["website"] });
  expect("template" in reading && reading.template.channels).toEqual({
    phonenumber: theirs,
    email: theirs,
    sms: theirs,
  });
});
