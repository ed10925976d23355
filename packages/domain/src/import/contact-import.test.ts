import { describe, expect, test } from "vitest";
import { featuresOf } from "../billing/plan.rules.ts";
import { channelOf } from "../card/channels.ts";
import { wizardImport } from "../owner-messages/wizard-import.ts";
import { type ContactImport, readContactFile } from "./contact-import.ts";
import type { ImportWords } from "./imported-contacts.ts";
import type { DecodeText } from "./vcard-lines.ts";

const decode: DecodeText = (bytes, charset) => {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const words: ImportWords = {
  t: await wizardImport.load("en"),
  channelName: (key) => channelOf(key)?.label ?? key,
};

function read(file: string | Uint8Array, plan: "active" | "inactive" = "active"): ContactImport {
  const bytes = typeof file === "string" ? Buffer.from(file) : file;
  const found = readContactFile(bytes, featuresOf(plan), decode, words);
  expect(found).not.toBeNull();
  return found as ContactImport;
}

const lines = (...all: string[]) => `${all.join("\r\n")}\r\n`;
const labels = (list: ContactImport["taken"]) => list.map(({ label }) => label);

// A GIF of one pixel.
const GIF = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** As the address book of an iPhone shares a contact. */
const IPHONE = lines(
  "BEGIN:VCARD",
  "VERSION:3.0",
  "PRODID:-//Apple Inc.//iPhone OS 19.1//EN",
  "N:Ferrante;Giulia;;;",
  "FN:Giulia Ferrante",
  "ORG:Officina Brera;Partnerships;",
  "TITLE:Head of Partnerships",
  "item1.EMAIL;type=INTERNET;type=pref:giulia@officinabrera.example",
  "EMAIL;type=INTERNET;type=HOME:giulia.private@post.example",
  "TEL;type=CELL;type=VOICE;type=pref:+39 333 555 0140",
  "TEL;type=WORK;type=VOICE:+39 02 5550 0100",
  "item2.ADR;type=WORK;type=pref:;;Via Fiori Chiari 18\\, scala B;Milano;MI;20121;Italia",
  "item2.X-ABADR:it",
  "item3.URL;type=pref:https\\://officinabrera.example",
  "item3.X-ABLabel:_$!<HomePage>!$_",
  "X-SOCIALPROFILE;type=linkedin;x-user=giulia-ferrante:http://www.linkedin.com/in/giulia-ferrante",
  "BDAY:1988-04-12",
  "NOTE:Brings people together.\\nSpeaks Italian\\, English and German.",
  "PHOTO;ENCODING=b;TYPE=GIF:R0lGODlhAQABAIAAAAAAAP///yH5",
  " BAEAAAAALAAAAAABAAEAAAIBRAA7",
  "X-ABUID:8C1D5A3C:ABPerson",
  "END:VCARD",
);

/** As Google Contacts exports one. */
const GOOGLE = lines(
  "BEGIN:VCARD",
  "VERSION:3.0",
  "FN:Kwame Mensah",
  "N:Mensah;Kwame;;Dr.;",
  "EMAIL;TYPE=INTERNET:kwame@saltmarsh.example",
  "TEL;TYPE=CELL:+233 20 555 0143",
  "item1.TEL:+233 20 555 0199",
  "item1.X-ABLabel:WhatsApp",
  "item2.ORG:Saltmarsh",
  "item2.TITLE:Surveyor",
  "item3.URL:https\\://www.instagram.com/kwame.mensah",
  "item3.X-ABLabel:Instagram",
  "PHOTO:https://lh3.photos.example/contacts/abc",
  "CATEGORIES:myContacts",
  "END:VCARD",
);

/** As Outlook saves one: version 2.1, Windows-1252, quoted-printable, a photo in lines of its own. */
const OUTLOOK = lines(
  "BEGIN:VCARD",
  "VERSION:2.1",
  "N;LANGUAGE=de;CHARSET=Windows-1252:M\u00fcller;J\u00fcrgen",
  "FN;CHARSET=Windows-1252:J\u00fcrgen M\u00fcller",
  "ORG;CHARSET=Windows-1252:Halden & V\u00f6\u00df;Vertrieb",
  "TITLE;ENCODING=QUOTED-PRINTABLE;CHARSET=Windows-1252:Gesch=E4ftsf=FC=",
  "hrer",
  "NOTE;ENCODING=QUOTED-PRINTABLE:Ruft gern zur=FCck.=0D=0A=",
  "=0D=0ABis bald.",
  "TEL;WORK;VOICE:+49 30 5550 0140",
  "TEL;CELL;VOICE:+49 171 555 0140",
  "TEL;WORK;FAX:+49 30 5550 0141",
  "ADR;WORK;PREF:;;Beispielweg 7;Berlin;;10115;Deutschland",
  "LABEL;WORK;PREF;ENCODING=QUOTED-PRINTABLE:Beispielweg 7=0D=0A10115 Berlin",
  "X-MS-OL-DEFAULT-POSTAL-ADDRESS:2",
  "EMAIL;PREF;INTERNET:j.mueller@haldenvoss.example",
  "PHOTO;TYPE=GIF;ENCODING=BASE64:",
  " R0lGODlhAQABAIAAAAAAAP///yH5",
  " BAEAAAAALAAAAAABAAEAAAIBRAA7",
  "",
  'X-MS-OL-DESIGN;CHARSET=utf-8:<card xmlns="x" fields="1:a;b"/>',
  "REV:20260301T101500Z",
  "END:VCARD",
);

/** As version 4.0 is written by newer address books. */
const VERSION_4 = lines(
  "BEGIN:VCARD",
  "VERSION:4.0",
  "FN:نور الهاشمي",
  "ORG:Dar Al-Qalam",
  "TITLE:Translator",
  'TEL;VALUE=uri;PREF=1;TYPE="cell,voice":tel:+1-202-555-0139',
  "EMAIL;PREF=2:nour.private@post.example",
  "EMAIL;PREF=1:nour@daralqalam.example",
  'ADR;LABEL="7 Gemmayzeh Street: Beirut":;;7 Gemmayzeh Street;Beirut;;;Lebanon',
  "IMPP;TYPE=home:xmpp:nour@chat.example",
  "X-SKYPE:nour.h",
  "BDAY:--0412",
  `PHOTO:data:image/gif;base64,${GIF}`,
  "END:VCARD",
);

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe("a contact file", () => {
  test("of an iPhone is taken over with labels, profile and photo", () => {
    const found = read(IPHONE);
    expect(found).toMatchObject({
      version: "3.0",
      people: 1,
      fullname: "Giulia Ferrante",
      occupation: "Head of Partnerships",
      companyname: "Officina Brera",
      bio: "Brings people together.\nSpeaks Italian, English and German.",
      photo: GIF,
      contacts: {
        phonenumber: { value: "+39 333 555 0140", title: "Mobile" },
        sms: { value: "+39 333 555 0140" },
        officenumber: { value: "+39 02 5550 0100" },
        email: { value: "giulia@officinabrera.example" },
        address: { value: "Via Fiori Chiari 18, scala B, 20121 Milano, MI, Italia" },
        website: { value: expect.stringContaining("officinabrera.example") },
        linkedin: { value: "giulia-ferrante" },
      },
    });
    expect(found.skipped).toEqual([
      { label: "Department", text: "Cards have no field for it." },
      { label: "Second email", text: "A card has room for one. giulia.private@post.example was left out." },
      { label: "Birthday", text: "Cards have no field for it." },
    ]);
  });

  test("of Google Contacts fetches nothing from elsewhere", () => {
    const found = read(GOOGLE);
    expect(found).toMatchObject({
      fullname: "Kwame Mensah",
      occupation: "Surveyor",
      companyname: "Saltmarsh",
      photo: null,
      contacts: {
        phonenumber: { value: "+233 20 555 0143" },
        whatsapp: { value: "+233 20 555 0199" },
        instagram: { value: "kwame.mensah" },
      },
    });
    expect(found.skipped[0]).toEqual({
      label: "Photo",
      text: "It links to another service, so it was not imported. Add a photo in step 1.",
    });
  });

  test.each([
    ["Windows-1252", latin1(OUTLOOK)],
    ["UTF-16 with its mark", Buffer.from(`\ufeff${OUTLOOK}`, "utf16le")],
  ])("of Outlook in %s keeps umlauts, line breaks and photo", (_charset, bytes) => {
    expect(read(bytes)).toMatchObject({
      version: "2.1",
      fullname: "Jürgen Müller",
      occupation: "Geschäftsführer",
      companyname: "Halden & Vöß",
      bio: "Ruft gern zurück.\n\nBis bald.",
      photo: GIF,
      contacts: {
        phonenumber: { value: "+49 30 5550 0140" },
        fax: { value: "+49 30 5550 0141" },
        email: { value: "j.mueller@haldenvoss.example" },
        address: { value: "Beispielweg 7, 10115 Berlin, Deutschland" },
      },
    });
  });

  test("of version 4.0 takes the preferred values and names what it does not know", () => {
    const found = read(VERSION_4);
    expect(found).toMatchObject({
      version: "4.0",
      fullname: "نور الهاشمي",
      photo: GIF,
      contacts: {
        phonenumber: { value: "+1-202-555-0139" },
        email: { value: "nour@daralqalam.example" },
        address: { value: "7 Gemmayzeh Street, Beirut, Lebanon" },
      },
    });
    expect(labels(found.taken)).toEqual(["Name", "Role and company", "Phone", "Email", "Address", "SMS"]);
    expect(found.skipped).toEqual(
      expect.arrayContaining([
        { label: "Second email", text: "A card has room for one. nour.private@post.example was left out." },
        { label: "X-SKYPE", text: "Not recognised." },
        { label: "Birthday", text: "Cards have no field for it." },
      ]),
    );
  });

  test("on the free plan says what comes with Premium", () => {
    const found = read(IPHONE, "inactive");
    expect(found.contacts).not.toHaveProperty("linkedin");
    expect(found.skipped).toContainEqual({ label: "LinkedIn", text: "Needs Premium." });
  });

  test("with two profiles of one network calls the second by its name", () => {
    const found = read(
      lines(
        "BEGIN:VCARD",
        "VERSION:3.0",
        "FN:Robin",
        "URL:https\\://github.com/robin",
        "URL:https\\://github.com/robin-at-work",
        "END:VCARD",
      ),
    );
    expect(found.contacts.github).toEqual({ value: "robin" });
    expect(found.skipped).toEqual([
      { label: "Second GitHub", text: "A card has room for one. robin-at-work was left out." },
    ]);
  });

  test("with a character cut by a folded line keeps it", () => {
    const [before, after] = [Buffer.from("FN:Zo"), Buffer.from("ë Brown")];
    const folded = Buffer.concat([
      Buffer.from("BEGIN:VCARD\r\nVERSION:3.0\r\n"),
      before,
      after.subarray(0, 1),
      Buffer.from("\r\n "),
      after.subarray(1),
      Buffer.from("\r\nEND:VCARD\r\n"),
    ]);
    expect(read(folded).fullname).toBe("Zoë Brown");
  });

  test("with several people takes the first and counts the others", () => {
    const found = read(GOOGLE + IPHONE + OUTLOOK);
    expect(found).toMatchObject({ fullname: "Kwame Mensah", people: 3 });
    expect(found.skipped.at(-1)?.label).toBe("2 other people");
  });

  test("with an assistant's card inside of it is still this person's", () => {
    const file = lines(
      "BEGIN:VCARD",
      "VERSION:2.1",
      "AGENT:",
      "BEGIN:VCARD",
      "FN:Sam",
      "END:VCARD",
      "FN:Robin",
      "END:VCARD",
    );
    expect(read(file).fullname).toBe("Robin");
  });

  test.each([
    ["", "nothing"],
    ["%PDF-1.7", "another file"],
    ["BEGIN:VCARD\r\nFN:Robin", "no end"],
    ["\u0000\u0001\u0002", "bytes"],
    [`${"BEGIN:VCARD\r\n".repeat(5_000)}`, "only beginnings"],
  ])("that is none (%#) is refused", (file) => {
    expect(readContactFile(Buffer.from(file), featuresOf("active"), decode, words)).toBeNull();
  });

  test("with hostile values brings no script, no link and no endless text", () => {
    const found = read(
      lines(
        "BEGIN:VCARD",
        "VERSION:3.0",
        `FN:${"x".repeat(10_000)}`,
        "URL:javascript:alert(1)",
        "X-SOCIALPROFILE;TYPE=github:javascript:alert(1)",
        `NOTE:${"word ".repeat(5_000)}`,
        `TEL:${"1".repeat(5_000)}`,
        "PHOTO;ENCODING=b:<svg onload=alert(1)>",
        "EMAIL:not an address",
        "END:VCARD",
      ),
    );
    expect(found.fullname).toHaveLength(80);
    expect(found.bio.split(" ")).toHaveLength(100);
    expect(found.contacts).toEqual({});
    expect(found.photo).toBeNull();
    expect(labels(found.skipped)).toEqual(expect.arrayContaining(["Website", "Phone", "Email", "Photo"]));
  });
});
