import { expect, test } from "vitest";
import { readScannedCode, shownAddress } from "./scanned-code.ts";

const reading = {
  origins: ["https://visita.example", "http://localhost:3000"],
  encode: (text: string) => new TextEncoder().encode(text),
  decode: (bytes: Uint8Array, charset: string) => {
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes);
    } catch {
      return null;
    }
  },
};
const read = (code: string) => readScannedCode(code, reading);
const vcard = (...lines: string[]) => ["BEGIN:VCARD", ...lines, "END:VCARD"].join("\r\n");

const KWAME = {
  name: "Kwame Asante",
  email: "kwame@saltmarsh.example",
  phone: "+1 202 555 0117",
  company: "Saltmarsh",
  role: "Surveyor",
  ownNote: "",
};

test.each([
  [
    "2.1",
    vcard(
      "VERSION:2.1",
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:As=61nte;Kwame",
      "ORG:Saltmarsh",
      "TITLE:Surveyor",
      "TEL;CELL:+1 202 555 0117",
      "EMAIL;INTERNET:kwame@saltmarsh.example",
    ),
  ],
  [
    "3.0",
    vcard(
      "VERSION:3.0",
      "N:Asante;Kwame;;;",
      "FN:Kwame Asante",
      "ORG:Saltmarsh;Coast",
      "TITLE:Surveyor",
      "TEL;TYPE=CELL:+1 202 555 0117",
      "EMAIL:Kwame@Saltmarsh.example",
    ),
  ],
  [
    "4.0",
    vcard(
      "VERSION:4.0",
      "FN:Kwame Asante",
      "ORG:Saltmarsh",
      "TITLE:Surveyor",
      "TEL;VALUE=uri:tel:+1 202 555 0117",
      "EMAIL:kwame@saltmarsh.example",
    ),
  ],
  [
    "MeCard",
    "MECARD:N:Asante,Kwame;ORG:Saltmarsh;TITLE:Surveyor;TEL:+1 202 555 0117;EMAIL:kwame@saltmarsh.example;;",
  ],
])("a contact is read of a %s", (_, code) => {
  expect(read(code)).toEqual({ kind: "contact", person: KWAME });
});

test("a MeCard keeps its escaped signs, and what there is no field for in the note", () => {
  expect(
    read(
      "MECARD:N:Papadopoulou\\, Jr.,Eleni;ADR:,,12 Harbour Road,Accra,,,Ghana;URL:https://eleni.example;;",
    ),
  ).toMatchObject({
    person: {
      name: "Eleni Papadopoulou, Jr.",
      ownNote: "12 Harbour Road, Accra, Ghana\nhttps://eleni.example",
    },
  });
  expect(read("MECARD:N:Eleni;;")).toMatchObject({ person: { name: "Eleni" } });
});

test("a contact that names a card of this installation is that card’s", () => {
  const code = vcard("FN:Kwame Asante", "URL:https://visita.example/c/kwame-asante");
  expect(read(code)).toMatchObject({ kind: "contact", card: { username: "kwame-asante" } });
});

test.each([
  ["https://visita.example/c/Kwame-Asante", { username: "Kwame-Asante" }],
  ["HTTPS://VISITA.EXAMPLE/C/KWAME", { username: "KWAME" }],
  ["https://visita.example/c/kwame/salone?q", { username: "kwame", slug: "salone" }],
  ["https://visita.example/c/kwame/?lang=de#top", { username: "kwame" }],
  ["https://visita.example/c/kwame/hello", { username: "kwame" }],
  ["http://localhost:3000/c/kwame", { username: "kwame" }],
])("%s is a card of this installation", (code, card) => {
  expect(read(code)).toEqual({ kind: "card", card });
});

test.each([
  [
    "https://www.linkedin.com/in/eleni-papadopoulou-4b81/",
    "linkedin.com/in/eleni-papadopoulou-4b81",
    "Eleni Papadopoulou",
    false,
  ],
  ["https://instagram.com/kwame.asante?igsh=1", "instagram.com/kwame.asante", "Kwame Asante", false],
  ["https://www.youtube.com/c/somebody", "youtube.com/c/somebody", "", false],
  ["https://cards.example/c/nadia-rahal", "cards.example/c/nadia-rahal", "Nadia Rahal", true],
  ["http://cards.example:8080/c/nadia", "cards.example:8080/c/nadia", "", true],
])("%s is a profile", (code, shown, name, isCard) => {
  const profile = read(code);
  expect(profile).toMatchObject({ kind: "profile", name, isCard });
  expect(profile?.kind === "profile" && shownAddress(profile.address)).toBe(shown);
});

test.each([
  "",
  "just words",
  "https://fair.example/programme",
  "https://visita.example/dashboard",
  "https://visita.example/c/",
  "https://visita.example/c/%E0%A4%A",
  "https://user:secret@cards.example/c/nadia",
  "https://www.google.com/maps/place/Accra",
  "javascript:alert(1)//linkedin.com/in/eleni",
  "data:text/html,https://linkedin.com/in/eleni",
  "WIFI:T:WPA;S:Guests;P:secret;;",
  "BEGIN:VCARD\nVERSION:3.0\nNOTE:Nobody\nEND:VCARD",
  "BEGIN:VCARD\nFN:Kwame",
  "MECARD:;;",
  `MECARD:N:${"x".repeat(7_100)};;`,
  `https://linkedin.com/in/${"x".repeat(1_100)}`,
])("%# says nothing about anybody", (code) => {
  expect(read(code)).toBeNull();
});

test("whatever a code says is bounded and one line of text", () => {
  const code = vcard(
    `FN:${"K".repeat(200)}\\n<img src=x>`,
    `NOTE:${"n".repeat(4_000)}`,
    "TITLE:a\u0007b\\nc",
  );
  const person = (read(code) as { person: typeof KWAME }).person;
  expect([person.name.length, person.ownNote.length, person.role]).toEqual([80, 2_000, "a b c"]);
});
