import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { expect, onTestFinished, test, vi } from "vitest";
import { aGuest, contactsOf, KWAME, namesOf } from "../../../test/contacts.ts";
import { withDatabase } from "../../../test/databases.ts";
import { aDevice } from "../../../test/dav-device.ts";
import { anOwner } from "../../../test/owner.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { PHOEBE, vcard } from "../../../test/vcards.ts";

withDatabase("exporting contacts", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    await owner.add({ username: "robin" });
    const file = async (path: string) => owner.browser.get(`/api/contacts/${path}`);
    return { app, owner, file, ...contactsOf(owner) };
  }

  test("gives everybody or those whom a filter leaves", async () => {
    const { app, add, file } = await open();
    await aGuest(app, "robin").leave();
    await add({ name: "Ada", tags: ["press", "vip"], ownNote: "Likes\ntea" });
    const csv = await file("export.csv");
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(csv.headers["content-disposition"]).toMatch(
      /^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(csv.body.startsWith("\ufeffName,Email,")).toBe(true);
    const [, ...rows] = parse(csv.body, { bom: true }) as string[][];
    expect(rows.map(([name, email, , , , , card]) => [name, email, card])).toEqual([
      ["Ada", "", ""],
      [KWAME.name, KWAME.email, "robin"],
    ]);
    expect(rows[0]?.slice(8)).toEqual(["press, vip", "", "Likes\ntea"]);
    const vcf = await file("export.vcf?tag=press");
    expect(vcf.headers["content-type"]).toBe("text/vcard; charset=utf-8");
    expect(vcf.body.match(/^FN:[^\r]*/gm)).toEqual(["FN:Ada"]);
    expect((await file("export.vcf?q=nobody")).body).toBe("");
  });

  test("has no cell that a spreadsheet would run", async () => {
    const { add, file } = await open();
    const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0"];
    for (const name of formulas) await add({ name, company: name, ownNote: `${name}\n${name}` });
    const [, ...rows] = parse((await file("export.csv")).body, { bom: true }) as string[][];
    expect(rows).toHaveLength(formulas.length);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });

  test("has none either where a semicolon or a line begins a cell, and comes back as it was", async () => {
    const { add, file, list, remove, upload, open: openPerson } = await open();
    const texts = { company: "x;=1+1;@SUM(A1)", ownNote: "y;|z\n=cmd|' /C calc'!A0\n-2" };
    const { personid } = await add({ name: "Semicolon", ...texts });
    const { body } = await file("export.csv");
    for (const cell of body.split(/[;\r\n]/)) expect(cell).not.toMatch(/^[=+\-@|]/);
    await remove(personid);
    await upload("/api/contacts/import", body);
    const { people } = await list();
    expect(people).toMatchObject([{ name: "Semicolon", company: texts.company }]);
    expect((await openPerson(people[0]?.personid as string)).json()).toMatchObject({
      ownNote: texts.ownNote,
    });
  });

  test("brings everybody back", async () => {
    const { app, add, file } = await open();
    await add({ name: "=Eve", email: "eve@person.example", phone: "+1 202 555 0142", tags: ["vip"] });
    await add({ name: "田中 太郎", company: "Bits; Bobs, Ltd." });
    for (const format of ["csv", "vcf"]) {
      const { body } = await file(`export.${format}`);
      const other = contactsOf(await anOwner(app));
      expect((await other.upload("/api/contacts/import", body)).json()).toMatchObject({ added: 2 });
      const page = await other.list();
      expect(namesOf(page)).toEqual(["田中 太郎", "=Eve"]);
      expect(page.people[1]).toMatchObject({ phone: "+1 202 555 0142", tags: ["vip"] });
      expect(page.people[0]).toMatchObject({ company: "Bits; Bobs, Ltd." });
    }
  });

  test("saves one person to the phone", async () => {
    const { add, file } = await open();
    const { personid } = await add({ name: "Zoë Sample", phone: "+1 202 555 0142" });
    const response = await file(`${personid}/contact.vcf`);
    expect(response.headers["content-type"]).toBe("text/vcard; charset=utf-8");
    expect(response.headers["content-disposition"]).toContain("filename*=UTF-8''Zo%C3%AB%20Sample.vcf");
    expect(response.body).toContain("TEL;TYPE=CELL:+1 202 555 0142\r\n");
  });

  test("reads page after page of a long list", async () => {
    const { file, upload } = await open();
    const rows = Array.from({ length: 1_200 }, (_, at) => `Person ${at},p${at}@person.example`);
    await upload("/api/contacts/import", `Name,Email\n${rows.join("\n")}\n`);
    const names = (await file("export.vcf")).body.match(/^FN:.*$/gm) ?? [];
    expect(new Set(names).size).toBe(1_200);
  });

  // On PostgreSQL, moving the clock would end its queries.
  test.runIf(database.target.kind === "sqlite")("may take half a minute to arrive", async () => {
    const { app, owner, upload } = await open();
    const rows = Array.from({ length: 600 }, (_, at) => `Person ${at}`);
    await upload("/api/contacts/import", `Name\n${rows.join("\n")}\n`);
    // 12 MB: more than the buffers of a connection hold.
    await app.db
      .updateTable("person")
      .set({ own_note: "x".repeat(20_000) })
      .execute();
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as { port: number };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const cookie = `sid=${owner.browser.cookies.get("sid")}`;
    const download = get({ port, path: "/api/contacts/export.csv", headers: { cookie } });
    const [response] = (await once(download, "response")) as [IncomingMessage];
    await vi.advanceTimersByTimeAsync(30_000);
    const file = await text(response);
    expect(file.match(/^Person /gm)).toHaveLength(600);
  });

  test("is part of the copy of an account", async () => {
    const { app, owner } = await open();
    await aGuest(app, "robin").leave();
    const { id } = (await owner.browser.post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    const { export: copy } = (await owner.browser.get("/api/account/export")).json();
    expect(copy.contents).toContainEqual({ part: "contacts", count: 1 });
    const files = await readZipFiles((await owner.browser.get(`/api/account/export/${id}/file`)).rawPayload);
    expect(JSON.parse(String(files.get("contacts.json")))).toMatchObject({
      contacts: [{ name: KWAME.name, note: KWAME.note, card: "robin", origin: "left" }],
    });
    expect(String(files.get("contacts.vcf"))).toContain(`FN:${KWAME.name}`);
  });

  test("holds what a device has written, for which contacts have no place", async () => {
    const { app, owner } = await open();
    const phone = await aDevice(app, owner);
    await phone.put("people/phoebe.vcf", vcard(PHOEBE));
    const { body } = await owner.browser.get("/api/contacts/export.vcf");
    expect(body).toContain("BDAY;value=date:1985-04-12\r\n");
    // Outlook reads it in the character set that it names.
    expect(body).toContain("FN;CHARSET=UTF-8:Phoebe Lindström\r\n");
  });
});
