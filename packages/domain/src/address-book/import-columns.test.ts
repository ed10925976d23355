import { expect, test } from "vitest";
import { canNamePeople, guessColumns, readColumns } from "./import-columns.ts";

test.each([
  [
    ["Name", "E-mail 1 - Value", "Phone 1 - Value", "Organization Name", "Organization Title", "Notes"],
    ["name", "email", "phone", "company", "role", "note"],
  ],
  [
    ["First Name", "Middle Name", "Last Name", "Phonetic First Name", "E-mail Address", "Mobile Phone"],
    ["firstName", null, "lastName", null, "email", "phone"],
  ],
  [
    ["Vorname", "Nachname", "Firma", "Telefon", "E-Mail", "Telefon 2"],
    ["firstName", "lastName", "company", "phone", "email", "phone"],
  ],
  [
    ["Nome", "Cognome", "Azienda", "Ruolo", "Numero"],
    ["firstName", "lastName", "company", "role", "phone"],
  ],
  [
    ["Name", "Email", "Where you met", "Card", "Added", "Tags", "Note they left", "Your note"],
    ["name", "email", "met", null, null, "tags", null, "note"],
  ],
  [
    ["Nome e cognome", "E-mail", "Telefono", "Osservazioni", "Stand"],
    ["name", "email", "phone", "note", null],
  ],
  [
    [
      "Anrede",
      "Vorname",
      "Telefon (privat)",
      "Telefax",
      "E-Mail: Typ",
      "E-Mail-Adresse",
      "E-Mail 2: Adresse",
    ],
    [null, "firstName", "phone", null, null, "email", "email"],
  ],
  [
    ["Name", "Title", "Company"],
    ["name", "role", "company"],
  ],
  [
    ["", "???", "Birthday"],
    [null, null, null],
  ],
])("the columns %j are taken for %j", (headings, fields) => {
  expect(guessColumns(headings)).toEqual(fields);
});

test("chosen columns have to fit", () => {
  expect(readColumns("name,,email", 3)).toEqual(["name", null, "email"]);
  expect(readColumns("name,email", 3)).toBeNull();
  expect(readColumns("name,nonsense", 2)).toBeNull();
  expect(readColumns("name,name", 2)).toBeNull();
  expect(readColumns("name,email,email", 3)).toEqual(["name", "email", "email"]);
  expect(canNamePeople(["company", null])).toBe(false);
  expect(canNamePeople([null, "phone"])).toBe(true);
});
