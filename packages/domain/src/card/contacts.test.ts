import { describe, expect, test } from "vitest";
import { contactsObject, readContacts } from "./contacts.ts";

describe("stored contacts", () => {
  test("are the same as an object and as JSON text", () => {
    const contacts = { email: { value: "ada@company.example", title: "Work" }, sms: { value: "555 0140" } };
    expect(readContacts(contacts)).toEqual(contacts);
    expect(readContacts(JSON.stringify(contacts))).toEqual(contacts);
  });

  test("of momo are those of mobilemoney, whose own entry wins", () => {
    const [own, older] = [{ value: "own" }, { value: "older" }];
    expect(readContacts({ momo: older })).toEqual({ mobilemoney: older });
    expect(readContacts({ momo: older, mobilemoney: own })).toEqual({ mobilemoney: own });
    expect(readContacts({ mobilemoney: own, momo: older })).toEqual({ mobilemoney: own });
  });

  test("are left out when they are empty, no channel, or no entry", () => {
    const stored = {
      email: { value: "" },
      fax: "555",
      sms: null,
      github: { value: 5 },
      nonsense: { value: "x" },
    };
    expect(readContacts(stored)).toEqual({});
    expect(readContacts('{"__proto__":{"value":"x"},"constructor":{"value":"x"}}')).toEqual({});
    expect(readContacts({ kik: { value: "ada", title: 5 } })).toEqual({ kik: { value: "ada" } });
  });

  test.each([undefined, null, "", "{", "null", "[1]", "5", [], 5, true])(
    "are none when they are %j",
    (stored) => {
      expect(readContacts(stored)).toEqual({});
      expect(contactsObject(stored)).toEqual({});
    },
  );
});
