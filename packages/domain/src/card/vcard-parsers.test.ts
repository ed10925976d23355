import ICAL from "ical.js";
import VCard from "vcf";
import { describe, expect, test } from "vitest";
import type { VisibleCard } from "./card.contract.ts";
import { contactFile } from "./vcard.ts";

/** Two independent parsers; the first is the one Thunderbird uses. */
const READERS = {
  "ical.js": (file: string) => {
    const card = new ICAL.Component(ICAL.parse(file) as unknown as unknown[]);
    return (name: string) =>
      card.getAllProperties(name).map((property) =>
        // It parses version 3 as version 4, where only structured values escape semicolons.
        [property.getFirstValue()].flat().map((part) => String(part).replaceAll("\\;", ";")),
      );
  },
  vcf: (file: string) => {
    const [card] = VCard.parse(file) as [InstanceType<typeof VCard>];
    return (name: string) => {
      const found = card.get(name);
      const fields = found === undefined ? [] : Array.isArray(found) ? found : [found];
      return fields.map((field) => splitUnescaped(field.valueOf()));
    };
  },
};

/** This parser does not unescape. */
function splitUnescaped(value: string): string[] {
  return value
    .split(/(?<!\\)(?:\\\\)*;/)
    .map((part) => part.replace(/\\n/gi, "\n").replace(/\\([,;\\])/g, "$1"));
}

const LONG_BIO = `First line, with a comma; a semicolon and a back\\slash.\n\n${"Ünïcödé wörds gö ön. ".repeat(40)}`;

const PEOPLE: Record<string, Partial<VisibleCard>> = {
  "a long bio": { bio: LONG_BIO.trim() },
  emoji: { fullname: "Mia 🌻 Sample", bio: "🌻👩🏽‍💻🇳🇴 ".repeat(30).trim() },
  Arabic: { fullname: "ليلى المثال", companyname: "شركة المثال" },
  Chinese: { fullname: "王小明", occupation: "工程师" },
  Korean: { fullname: "김예시", companyname: "예시 주식회사" },
  "semicolons and commas": {
    fullname: "Sample, Robin; Jr.",
    companyname: "Bits; Bobs, Ltd.",
    occupation: "Buyer, Seller; both",
  },
  "nobody's photo": { profilepic: null },
  "three phones": {
    contacts: {
      phonenumber: { value: "+1 202 555 0142" },
      officenumber: { value: "+1 202 555 0143" },
      sms: { value: "+1 202 555 0144" },
      email: { value: "robin@sample.example" },
      address: { value: "1 Sample Street; Floor 2, Springfield" },
      website: { value: "https://sample.example/a,b;c" },
    },
  },
};

function aCard(changes: Partial<VisibleCard>): VisibleCard {
  return {
    cardid: "Zk3J8sQwTn2pXv5rLm9aBg",
    userid: "owner",
    username: "robin",
    fullname: "Robin Sample",
    occupation: "Bookbinder",
    companyname: "Folded Sheet",
    bio: "Binds books.",
    profilepic: null,
    logo: null,
    color: "blue-color-one",
    qrCode: null,
    contacts: { phonenumber: { value: "+1 202 555 0142" }, email: { value: "robin@sample.example" } },
    ...changes,
  };
}

describe.each(Object.entries(READERS))("%s reads", (_reader, open) => {
  test.each(Object.entries(PEOPLE))("%s with every value intact", (person, changes) => {
    const card = aCard(changes);
    const hasPhoto = person !== "nobody's photo";
    const photo = Buffer.from("not really a picture, but bytes are bytes".repeat(20)).toString("base64");
    const valuesOf = open(
      contactFile(card, {
        publicUrl: "https://visita.example",
        photoJpegBase64: hasPhoto ? photo : null,
        revisedAt: 0,
      }),
    );
    const flat = (name: string) => valuesOf(name).flat();

    expect(flat("fn").join(";")).toBe(card.fullname);
    expect(flat("org").join(";")).toBe(card.companyname);
    expect(flat("title").join(";")).toBe(card.occupation);
    expect(flat("note").join(";")).toBe(`${card.bio}\n\nhttps://visita.example/c/robin`);
    if (hasPhoto) expect(flat("photo").join("")).toContain(photo);
    else expect(flat("photo")).toEqual([]);
    const phones = ["phonenumber", "officenumber", "sms"].flatMap((key) => card.contacts[key]?.value ?? []);
    expect(flat("tel").sort()).toEqual(phones.sort());
    expect(flat("email")).toEqual(["robin@sample.example"]);
    const { address, website } = card.contacts;
    if (address) expect(flat("adr").filter(Boolean)).toEqual([address.value]);
    if (website) expect(flat("url")).toContain("https://sample.example/a%2Cb%3Bc");
    expect(flat("url")).toContain("https://visita.example/c/robin");
    // The parts contain exactly the characters of the name.
    const signs = (text: string) => [...text.replace(/[\s,;]/g, "")].sort().join("");
    expect(signs(flat("n").join(""))).toBe(signs(card.fullname));
  });
});
