import ICAL from "ical.js";
import VCard from "vcf";
import { describe, expect, test } from "vitest";
import { publicCard } from "../messages/public-card.ts";
import { type FiledPerson, personFile } from "./person-file.ts";

const t = await publicCard.load("en");

const KWAME: FiledPerson = {
  personid: "AAAAAAAAAAAAAAAAAAAAAA",
  name: "Kwame Asante",
  email: "kwame@saltmarsh.example",
  phone: "+233 20 555 0143",
  company: "Saltmarsh",
  role: "Surveyor",
  met: "Salone del Mobile",
  note: "See you; in Milan, soon.\nKwame",
  ownNote: "",
  tags: ["press"],
  addedAt: Date.UTC(2026, 3, 23),
};

describe("a person's contact file", () => {
  test.each([
    ["a plain one", KWAME],
    ["Arabic", { ...KWAME, name: "نور الهاشمي", company: "دار القلم" }],
    ["Chinese", { ...KWAME, name: "王小明" }],
    ["a line break that would add a property", { ...KWAME, name: "Eve\r\nTEL:+1 202 555 0199" }],
  ])("is read by two independent parsers: %s", (_what, person) => {
    const file = personFile(person, t);
    const name = person.name.replace(/\s+/g, " ");

    const card = new ICAL.Component(ICAL.parse(file) as unknown as unknown[]);
    expect(card.getFirstPropertyValue("fn")).toBe(name);
    expect(card.getFirstPropertyValue("email")).toBe(person.email);
    expect(card.getAllProperties("tel")).toHaveLength(1);

    const [parsed] = VCard.parse(file) as [InstanceType<typeof VCard>];
    expect(String(parsed.get("fn").valueOf())).toBe(name);
    expect(String(parsed.get("tel").valueOf())).toBe(person.phone);
  });

  test("says where one met and what they wrote", () => {
    const rest = "\\n\\nSee you\\; in Milan\\, soon.\\nKwame\r\n";
    expect(personFile(KWAME, t)).toContain(`NOTE:Met at Salone del Mobile${rest}`);
  });

  test("says it in the language of the owner", async () => {
    const german = await publicCard.load("de");
    expect(personFile(KWAME, german)).toContain("NOTE:Kennengelernt: Salone del Mobile\\n\\n");
  });

  test("has no empty properties, and lines of 75 octets at most", () => {
    const empty = { company: "", role: "", phone: "", tags: [] };
    const file = personFile({ ...KWAME, ...empty, ownNote: "ü".repeat(900) }, t);
    expect(file).not.toMatch(/^(ORG|TITLE|TEL|CATEGORIES)/m);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
