import { expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { aDevice } from "../../../test/dav-device.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { linesOf, vcard } from "../../../test/vcards.ts";

/** What devices and people write into address books, and what is hard to keep. */
const WRITTEN = [
  "BEGIN:VCARD",
  "VERSION:3.0",
  "N:Asante;Kwame;;;",
  "FN:Kwame Asante",
  "ORG:Saltmarsh",
  "TITLE:Surveyor",
  'X-SOCIALPROFILE;type=twitter;x-user="a;b:c, d":https://x.example/a?b=c;d',
  "X-PHONETIC-LAST-NAME:アサンテ",
  'X-Mixed-Case;Foo=bar;BAZ="q":two  spaces, and a tab at the end \t',
  "item1.TEL;type=pref:+1 202 555 0142",
  "item1.X-ABLabel:_$!<HomeFAX>!$_",
  "ITEM2.URL;type=pref:https\\://saltmarsh.example/a\\,b",
  "BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-04",
  'ADR;TYPE=HOME;LABEL="1 Elm\\nLund":;;1 Elm Street\\, flat\\; 2;Lund;;22100;Sweden',
  `X-LONG:${"é漢😀".repeat(200)}`,
  "NOTE:one\\ntwo\\;three\\,four\\\\five",
  "X-EMPTY;P=:",
  "KEY;ENCODING=b:MIICajCCAdOgAwIBAgICBEUw",
  "photo;ENCODING=b;TYPE=png:iVBORw0KGgo=",
  "X-QP;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C3=A9",
  "UID:hard-1",
  "END:VCARD",
];

/** After every few characters, as some programs count them. */
function folded(ending: string): string {
  const fold = (line: string) => line.replace(/.{30}(?=.)/gu, `$&${ending} `);
  return WRITTEN.map((line) => fold(line) + ending).join("");
}

eachDatabase("a vCard", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    return { contacts: contactsOf(owner), phone: await aDevice(app, owner) };
  }

  test.each([
    ["in long lines", vcard(WRITTEN)],
    ["folded", folded("\r\n")],
    ["folded with line feeds alone", folded("\n")],
  ])("comes back as it was written, %s, also after an edit here", async (_how, body) => {
    const { contacts, phone } = await open();
    expect((await phone.put("people/a.vcf", body)).statusCode).toBe(201);
    const read = async () => linesOf((await phone.get("people/a.vcf")).body);
    expect(await read()).toEqual(WRITTEN);
    const [person] = (await contacts.list()).people;
    expect(person).toMatchObject({ name: "Kwame Asante", phone: "+1 202 555 0142" });
    await contacts.patch(person?.personid ?? "", { role: "Director" });
    expect(await read()).toEqual(WRITTEN.map((line) => (line.startsWith("TITLE") ? "TITLE:Director" : line)));
  });

  test("is the same in version 4.0 but for what that writes otherwise", async () => {
    const { phone } = await open();
    await phone.put("people/a.vcf", vcard(WRITTEN));
    const four = linesOf((await phone.get("people/a.vcf", { accept: "text/vcard;version=4.0" })).body);
    expect(four.filter((line) => !WRITTEN.includes(line))).toEqual([
      "VERSION:4.0",
      "item1.TEL;PREF=1:+1 202 555 0142",
      "ITEM2.URL;PREF=1:https\\://saltmarsh.example/a\\,b",
      "KEY:data:application/octet-stream;base64,MIICajCCAdOgAwIBAgICBEUw",
      "photo:data:image/png;base64,iVBORw0KGgo=",
      "X-QP;ENCODING=QUOTED-PRINTABLE:=C3=A9",
    ]);
    expect(four).toHaveLength(WRITTEN.length);
  });
});
