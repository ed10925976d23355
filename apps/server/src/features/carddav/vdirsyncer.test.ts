import { describe, expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { aDevice } from "../../../test/dav-device.ts";
import { anOwner } from "../../../test/owner.ts";
import { hasProgram } from "../../../test/programs.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { linesOf, PHOEBE, vcard } from "../../../test/vcards.ts";
import { aDesk } from "../../../test/vdirsyncer.ts";

const PEOPLE = 10_000;
const HAS_PROGRAMS = hasProgram("vdirsyncer") && hasProgram("khard");

describe.skipIf(!HAS_PROGRAMS)("with vdirsyncer and khard", () => {
  eachDatabase("a desk", (database) => {
    async function open(env: Record<string, string> = {}) {
      const app = await buildTestApp(database, { env });
      const owner = await anOwner(app, "premium");
      const { secret } = await aDevice(app, owner, "Desk");
      const url = `${await app.listen({ host: "127.0.0.1", port: 0 })}/`;
      const desk = aDesk({ url, email: owner.email, password: secret });
      const sync = async () => {
        const { code, output } = await desk.sync();
        expect(code, output).toBe(0);
      };
      return { app, owner, contacts: contactsOf(owner), desk, sync };
    }

    test("has whom one has here, and the other way round, through changes and deletions", async () => {
      const { contacts, desk, sync } = await open();
      const kwame = await contacts.add({ name: "Kwame Asante", phone: "+233 20 555 0143" });
      const ana = await contacts.add({ name: "Ana Sousa" });
      const found = await desk.discover();
      expect(found.code, found.output).toBe(0);
      await sync();
      expect(await desk.names()).toEqual(["Ana Sousa", "Kwame Asante"]);

      // Changed and deleted here.
      await contacts.patch(kwame.personid, { role: "Surveyor" });
      await contacts.remove(ana.personid);
      await sync();
      const [file, ...others] = desk.files("people");
      expect([file?.vcard, others]).toEqual([expect.stringContaining("TITLE:Surveyor"), []]);

      // Made by khard and written by hand there.
      const yaml = 'First name: Sam\nLast name: Example\nPhone:\n    cell: "+1 202 555 0142"\n';
      expect((await desk.khard(["new", "-a", "people"], yaml)).output).toContain("Creation successful");
      desk.write("phoebe.vcf", vcard(PHOEBE));
      await sync();
      const names = (await contacts.list()).people.map(({ name }) => name);
      expect(names.toSorted()).toEqual(["Kwame Asante", "Phoebe Lindström", "Sam Example"]);
      expect((await contacts.list("?q=sam")).people[0]?.phone).toBe("+1 202 555 0142");

      // Changed by khard and deleted there.
      const edited = await desk.edit("Sam Example", `${yaml}Title: Director\n`);
      expect(edited.code, edited.output).toBe(0);
      desk.remove(file?.name ?? "");
      await sync();
      const { people } = await contacts.list();
      expect(people.map(({ name, role }) => [name, role]).toSorted()).toEqual([
        ["Phoebe Lindström", "Surveyor"],
        ["Sam Example", "Director"],
      ]);
      await sync();
      const phoebe = desk.files("people").find(({ name }) => name === "phoebe.vcf")?.vcard ?? "";
      expect(linesOf(phoebe.replace(/\r?\n/g, "\r\n"))).toEqual(PHOEBE);
    });

    test("loses nothing when one person is edited on both sides", async () => {
      const { contacts, desk, sync } = await open();
      const { personid } = await contacts.add({ name: "Kwame Asante" });
      await desk.discover();
      await sync();
      const [{ name, vcard: read } = { name: "", vcard: "" }] = desk.files("people");
      const there = read.replace("END:VCARD", "TITLE:There\nEND:VCARD");
      desk.write(name, there);
      await contacts.patch(personid, { role: "Here" });
      const { code, output } = await desk.sync();
      expect([code, output]).toEqual([1, expect.stringMatching(/conflict/i)]);
      expect((await contacts.open(personid)).json().role).toBe("Here");
      expect(desk.files("people")).toEqual([{ name, vcard: there }]);
    });

    test.runIf(process.env["TEST_SCOPE"] === "all")("has 10,000 people, and then who changed", async () => {
      // Connections behind a proxy stay open for longer than it reads a list of everybody, where others take its processor.
      const { contacts, desk, sync } = await open({ TRUST_PROXY: "127.0.0.0/8" });
      const rows = Array.from({ length: PEOPLE }, (_, at) => `Person ${at},p${at}@person.example`);
      const file = `Name,Email\n${rows.join("\n")}\n`;
      const added = await contacts.upload("/api/contacts/import?duplicates=skip", file, "text/csv");
      expect(added.json()).toMatchObject({ added: PEOPLE });
      await desk.discover();
      await sync();
      expect(desk.files("people")).toHaveLength(PEOPLE);
      const [first, second] = (await contacts.list()).people;
      await contacts.patch(first?.personid ?? "", { role: "Surveyor" });
      await contacts.remove(second?.personid ?? "");
      await sync();
      const files = desk.files("people");
      expect(files).toHaveLength(PEOPLE - 1);
      expect(files.filter(({ vcard: read }) => read.includes("TITLE:Surveyor"))).toHaveLength(1);
    });

    test("has the cards that one keeps, as their owners change them", async () => {
      const { app, owner, desk, sync } = await open();
      const other = await anOwner(app, "premium");
      const { cardid } = (await other.add({ username: "robin", fullname: "Robin Sample" })).json();
      const { cardid: another } = (await other.add({ username: "ana", fullname: "Ana Sousa" })).json();
      for (const each of [cardid, another])
        await owner.browser.post("/api/com/addfavourite", { cardid: each });
      await desk.discover();
      await sync();
      const card = () =>
        desk.files("cards").find(({ vcard: read }) => read.includes("FN:Robin Sample"))?.vcard;
      expect(card()).toContain("PHOTO;ENCODING=b;TYPE=JPEG:");
      await other.update(cardid, { fullname: "Robin Sample", companyname: "Dune Works" });
      await sync();
      expect(card()).toContain("ORG:Dune Works");
      await other.browser.post(`/api/card/pause/${cardid}`);
      await sync();
      expect(card()).toContain("ORG:Dune Works");
      await owner.browser.delete(`/api/com/removefavourite/${cardid}`);
      await sync();
      expect(card()).toBeUndefined();
    });
  });
});
