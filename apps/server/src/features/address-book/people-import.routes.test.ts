import TEXT from "@visita/domain/answers/person/en";
import { expect, test } from "vitest";
import { contactsOf, namesOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const tooManyInFile = (max: number) => TEXT.tooManyInFile.replace("{max}", max.toLocaleString("en"));

const CSV = [
  "First Name,Last Name,E-mail,Phone,Company,Job Title,Birthday",
  "Kwame,Asante,KWAME@saltmarsh.example,00233 20 555 0143,Saltmarsh,Surveyor,1980",
  '"Bea, Dr.",Sample,bea@person.example,,"Bits ""and"" Bobs",,',
  ",,,,,,",
  "Ada,Twice,ada@person.example,,,,",
  "Ada,Again,ADA@person.example,,,,",
  "=Eve,Formula,,+1 202 555 0142,,,",
].join("\r\n");

const VCF = ["Kwame Asante", "Bea Sample"]
  .map((name, at) =>
    [
      "BEGIN:VCARD",
      "VERSION:3.0",
      `FN:${name}`,
      `EMAIL:p${at}@person.example`,
      `TEL:+1 202 555 010${at}`,
      "CATEGORIES:press,fair",
      "NOTE:Met\\, twice",
      "END:VCARD",
      "",
    ].join("\r\n"),
  )
  .join("");

eachDatabase("importing contacts", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    const calls = contactsOf(owner);
    return {
      app,
      owner,
      ...calls,
      look: (file: string | Buffer, query = "") => calls.upload(`/api/contacts/import/look${query}`, file),
      bring: (file: string | Buffer, query = "") => calls.upload(`/api/contacts/import${query}`, file),
    };
  }

  test("looks first: columns, the first five, duplicates and what is left out", async () => {
    const { add, look, list } = await open();
    await add({ name: "Kwame A.", email: "kwame@saltmarsh.example" });
    const response = await look(CSV);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        kind: "csv",
        columns: [
          { name: "First Name", first: "Kwame", field: "firstName" },
          { name: "Last Name", first: "Asante", field: "lastName" },
          { name: "E-mail", first: "KWAME@saltmarsh.example", field: "email" },
          { name: "Phone", first: "00233 20 555 0143", field: "phone" },
          { name: "Company", first: "Saltmarsh", field: "company" },
          { name: "Job Title", first: "Surveyor", field: "role" },
          { name: "Birthday", first: "1980", field: null },
        ],
        firstFive: [
          expect.objectContaining({ name: "Kwame Asante", phone: "+233 20 555 0143", isHere: true }),
          expect.objectContaining({ name: "Bea, Dr. Sample", company: 'Bits "and" Bobs', isHere: false }),
          expect.objectContaining({ name: "Ada Twice", isHere: false }),
          expect.objectContaining({ name: "=Eve Formula", isHere: false }),
        ],
        people: 4,
        duplicates: { count: 1, names: ["Kwame Asante"] },
        leftOut: {
          count: 2,
          rows: [
            { row: 4, reason: "empty" },
            { row: 6, reason: "repeated" },
          ],
          values: [{ name: "Birthday", count: 1 }],
        },
        total: 1,
        max: 10_000,
      },
    ]);
    expect((await list()).matches).toBe(1);
  });

  test("merges duplicates: fills in what is empty, keeps what is there", async () => {
    const { add, bring, list } = await open();
    await add({ name: "Kwame A.", email: "kwame@saltmarsh.example", tags: ["vip"] });
    expect((await bring(CSV, "?duplicates=merge&tag=Fair")).json()).toEqual({
      added: 3,
      merged: 1,
      skipped: 0,
      leftOut: 2,
    });
    const { people } = await list();
    expect(people.map(({ name }) => name)).toEqual([
      "Bea, Dr. Sample",
      "Ada Twice",
      "=Eve Formula",
      "Kwame A.",
    ]);
    expect(people.at(-1)).toMatchObject({
      company: "Saltmarsh",
      phone: "+233 20 555 0143",
      tags: ["vip", "Fair"],
    });
    expect(people[0]).toMatchObject({ tags: ["Fair"], origin: "imported", isNew: false });
    expect(namesOf(await list("?q=saltmarsh+survey"))).toEqual(["Kwame A."]);
  });

  test("or skips them", async () => {
    const { add, bring, list } = await open();
    await add({ name: "By phone", phone: "+233 205 550 143" });
    expect((await bring(CSV, "?duplicates=skip")).json()).toMatchObject({ added: 3, merged: 0, skipped: 1 });
    expect((await list("?q=phone")).people).toMatchObject([{ company: "" }]);
  });

  test("a second time brings nobody new", async () => {
    const { bring, list } = await open();
    await bring(CSV);
    expect((await bring(CSV)).json()).toMatchObject({ added: 0, merged: 4 });
    expect((await list()).matches).toBe(4);
  });

  test("takes a contact file with several people", async () => {
    const { look, bring, list } = await open();
    expect((await look(VCF)).json()).toMatchObject({ kind: "vcf", columns: [], people: 2 });
    expect((await bring(VCF)).json()).toMatchObject({ added: 2 });
    expect((await list()).people).toMatchObject([
      { name: "Kwame Asante", email: "p0@person.example", tags: ["press", "fair"] },
      { name: "Bea Sample" },
    ]);
    expect(namesOf(await list("?q=twice"))).toHaveLength(2);
  });

  test.each([
    ["semicolons", "Name;Email\nZoë;zoe@person.example\n"],
    ["tabs and a mark", "\ufeffName\tEmail\nZoë\tzoe@person.example\n"],
    ["UTF-16", Buffer.from("\ufeffName,Email\nZoë,zoe@person.example\n", "utf16le")],
    ["Windows-1252", Buffer.from("Name,Email\nZo\u00eb,zoe@person.example\n", "latin1")],
    ["old line breaks", "Name,Email\rZoë,zoe@person.example\r"],
  ])("reads a table with %s", async (_what, file) => {
    const { bring, list } = await open();
    expect((await bring(file)).json()).toMatchObject({ added: 1 });
    expect(namesOf(await list("?q=zoe"))).toEqual(["Zoë"]);
  });

  test("matches columns as they are chosen", async () => {
    const { look, bring, list } = await open();
    const file = "A,B,C\nSaltmarsh,Kwame,kwame@saltmarsh.example\n";
    expect((await look(file)).json()).toMatchObject({ people: 0, leftOut: { count: 1 } });
    expect((await look(file, "?columns=company,name,email")).json()).toMatchObject({ people: 1 });
    for (const [columns, message] of [
      ["name,email", TEXT.columnsDoNotFit],
      ["name,name,", TEXT.columnsDoNotFit],
      ["shoe,,", TEXT.columnsDoNotFit],
      ["company,,", TEXT.nameColumnMissing],
    ]) {
      const response = await look(file, `?columns=${columns}`);
      expect([response.statusCode, response.json().message]).toEqual([400, message]);
    }
    await bring(file, "?columns=company,name,email");
    expect((await list()).people).toMatchObject([{ name: "Kwame", company: "Saltmarsh" }]);
  });

  test.each([
    ["headings alone", "Name,Email\n"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0xff, 0xfe])],
    ["a contact file without an end", "BEGIN:VCARD\r\nFN:Robin"],
    ["only beginnings", "BEGIN:VCARD\r\n".repeat(5_000)],
    ["zeros", Buffer.alloc(10_000)],
  ])("refuses %s", async (_what, file) => {
    const { look, bring, list } = await open();
    for (const call of [look, bring]) {
      const response = await call(file);
      expect([response.statusCode, response.json().message]).toEqual([400, TEXT.notAFile]);
    }
    expect((await list()).matches).toBe(0);
  });

  test("refuses other media types and files beyond 16 MB before it reads them", async () => {
    const { app, owner, upload } = await open();
    expect((await upload("/api/contacts/import", "x", "text/plain")).statusCode).toBe(415);
    const cookie = [...owner.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.inject({
      method: "POST",
      url: "/api/contacts/import",
      headers: {
        cookie,
        "content-type": "text/vcard",
        "content-length": String(50 * 1024 * 1024),
        "sec-fetch-site": "same-origin",
        "sec-fetch-dest": "empty",
      },
      payload: "BEGIN:VCARD",
    });
    expect(response.statusCode).toBe(413);
  });

  test("survives broken encodings and people with thousands of properties", async () => {
    const { bring, list } = await open();
    const properties = Array.from({ length: 5_000 }, (_, at) => `X-ODD-${at}:${"v".repeat(50)}`).join("\r\n");
    const file = Buffer.concat([
      Buffer.from(
        "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=nonsense;ENCODING=QUOTED-PRINTABLE:J=FCrgen=\r\n",
      ),
      Buffer.from(" M=C3\r\nNOTE:\ud83d \u0000 "),
      Buffer.from([0xff, 0xfe, 0xc3, 0x28]),
      Buffer.from(`\r\n${properties}\r\nEND:VCARD\r\n`),
    ]);
    expect((await bring(file)).json()).toMatchObject({ added: 1 });
    expect((await list()).people[0]?.name).toContain("rgen");
  });

  test("takes 10,000 people or nobody", async () => {
    const { owner, add, bring, list } = await open();
    const rows = (count: number) =>
      `Name,Email\n${Array.from({ length: count }, (_, at) => `Person ${at},p${at}@person.example`).join("\n")}\n`;
    const tooMany = await bring(rows(10_001));
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([400, tooManyInFile(10_000)]);
    await add({ name: "Already here" });
    expect((await bring(rows(10_000))).json()).toMatchObject({ code: "people_full" });
    expect((await list()).matches).toBe(1);
    expect((await bring(rows(9_999))).json()).toMatchObject({ added: 9_999 });
    expect(await list("?q=9998")).toMatchObject({ matches: 1 });
    expect((await owner.browser.get("/api/contacts?q=person")).json()).toMatchObject({
      matches: 1_000,
      moreMatches: true,
    });
  });
});
