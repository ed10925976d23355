import { describe, expect, test } from "vitest";
import { parseVCards } from "../import/vcard-parser.ts";
import { publicCard } from "../messages/public-card.ts";
import {
  createRepeatFilter,
  type ImportedPerson,
  mergedPerson,
  personOfRow,
  personOfVCard,
} from "./imported-person.ts";
import { personFile } from "./person-file.ts";

const KWAME: ImportedPerson = {
  name: "Kwame Asante",
  email: "kwame@saltmarsh.example",
  phone: "+233 20 555 0143",
  company: "Saltmarsh",
  role: "Surveyor",
  met: "Salone del Mobile",
  ownNote: "Likes tea.",
  tags: ["press"],
};

const t = await publicCard.load("en");

const decode = (bytes: Uint8Array, charset: string) => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
const readFile = (file: string) => [...parseVCards(Buffer.from(file), decode)].map(personOfVCard);

describe("a row", () => {
  test("becomes a person by its columns", () => {
    const fields = ["firstName", "lastName", "email", "phone", null, "tags"] as const;
    const cells = ["Kwame", "Asante", "KWAME@saltmarsh.example", "00233 20 555 0143", "x", "press, fair;vip"];
    expect(personOfRow(cells, fields)).toMatchObject({
      name: "Kwame Asante",
      email: "kwame@saltmarsh.example",
      phone: "+233 20 555 0143",
      tags: ["press", "fair", "vip"],
    });
  });

  test("without a name is called by its email or phone", () => {
    expect(personOfRow(["a@b.example"], ["email"])).toMatchObject({ name: "a@b.example" });
    expect(personOfRow(["+1 202 555 0142"], ["phone"])).toMatchObject({ name: "+1 202 555 0142" });
    expect(personOfRow(["", " "], ["name", "email"])).toBe("empty");
  });

  test("keeps what cannot be read in the note", () => {
    expect(personOfRow(["Ada", "ada at home", "ask Bea"], ["name", "email", "phone"])).toMatchObject({
      email: "",
      phone: "",
      ownNote: "ada at home\nask Bea",
    });
  });

  test("loses the apostrophe by which our own files stop formulas", () => {
    expect(personOfRow(["'=Ada", "'+1 202 555 0142"], ["name", "phone"])).toMatchObject({
      name: "=Ada",
      phone: "+1 202 555 0142",
    });
  });

  test("is bounded in every field", () => {
    const long = "x".repeat(100_000);
    const person = personOfRow(
      [long, long, long, long],
      ["name", "company", "note", "met"],
    ) as ImportedPerson;
    expect([person.name, person.company, person.ownNote, person.met].map((text) => text.length)).toEqual([
      80, 80, 2_000, 60,
    ]);
  });
});

describe("a contact file", () => {
  test("with a thousand properties of one person takes one of each", () => {
    const lines = Array.from({ length: 1_000 }, (_, at) => `EMAIL:kwame${at}@saltmarsh.example`);
    const [person] = readFile(["BEGIN:VCARD", "FN:Kwame", ...lines, "END:VCARD", ""].join("\r\n"));
    expect(person).toMatchObject({ name: "Kwame", email: "kwame0@saltmarsh.example" });
    expect((person as ImportedPerson).ownNote.length).toBeLessThanOrEqual(2_000);
  });

  test("keeps further ways to reach somebody in the note", () => {
    const lines = [
      "VERSION:3.0",
      "FN:Kwame Asante",
      "TEL;TYPE=HOME:+233 20 555 0199",
      "TEL;TYPE=CELL,PREF:+233 20 555 0143",
      "TEL;TYPE=WORK:+233205550143",
      "EMAIL:kwame@saltmarsh.example",
      "EMAIL:kwame@person.example",
      "ADR;TYPE=WORK:;;12 Harbour Road;Accra;;;Ghana",
      "URL:https://saltmarsh.example",
      "NOTE:Likes tea.",
    ];
    expect(readFile(["BEGIN:VCARD", ...lines, "END:VCARD", ""].join("\r\n"))).toMatchObject([
      {
        phone: "+233 20 555 0143",
        email: "kwame@saltmarsh.example",
        ownNote: [
          "Likes tea.",
          "+233 20 555 0199",
          "kwame@person.example",
          "12 Harbour Road, Accra, Ghana",
          "https://saltmarsh.example",
        ].join("\n"),
      },
    ]);
  });

  test("that we wrote comes back as it was", () => {
    const file = personFile({ ...KWAME, met: "", personid: "p1", note: "", addedAt: 0 }, t);
    expect(readFile(file)).toEqual([{ ...KWAME, met: "" }]);
  });

  test("keeps names of every script", () => {
    for (const name of ["田中 太郎", "نور الهاشمي", "Zoë O’Hara; Jr, \\n"]) {
      const [person] = readFile(personFile({ ...KWAME, name, personid: "p1", note: "", addedAt: 0 }, t));
      expect(person).toMatchObject({ name });
    }
  });
});

test("whoever is in a file twice comes once", () => {
  const other = { ...KWAME, email: "", name: "K. Asante", phone: "00233205550143" };
  const nameless = { ...KWAME, email: "", phone: "" };
  const rows = [KWAME, other, nameless, nameless].map((person, at) => ({ row: at + 1, person }));
  expect(rows.map(createRepeatFilter()).map((row) => "leftOut" in row)).toEqual([false, true, false, false]);
});

test("merging fills in and keeps", () => {
  const stored = { ...KWAME, company: "", ownNote: "Met twice.", tags: ["Press", "vip"] };
  expect(mergedPerson(stored, { ...KWAME, name: "Another", ownNote: "Likes tea." })).toEqual({
    ...KWAME,
    company: "Saltmarsh",
    ownNote: "Met twice.\n\nLikes tea.",
    tags: ["Press", "vip"],
  });
  expect(mergedPerson(KWAME, KWAME)).toEqual(KWAME);
});
