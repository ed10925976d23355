import { expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { aDevice, deviceOf, NAMESPACES } from "../../../test/dav-device.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { FEATURES } from "../../server/features.ts";

const DAY_MS = 24 * 60 * 60_000;

eachDatabase("devices in step", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    return { app, owner, contacts: contactsOf(owner), phone: await aDevice(app, owner) };
  }

  test("a person made here is on the phone, changed and gone there as here", async () => {
    const { contacts, phone } = await open();
    const first = await phone.sync("people");
    expect(first).toMatchObject({ status: 207, responses: [] });
    const kwame = await contacts.add({ name: "Kwame Asante", phone: "+233 20 555 0143", tags: ["Fair"] });

    const second = await phone.sync("people", first.token);
    expect(second.responses).toHaveLength(1);
    const { href } = second.responses[0] as { href: string };
    const read = await phone.multiget("people", [href]);
    expect(read.responses[0]?.props["address-data"]).toContain("FN:Kwame Asante\r\n");
    expect(read.responses[0]?.props["address-data"]).toContain("CATEGORIES:Fair\r\n");

    await contacts.patch(kwame.personid, { role: "Surveyor" });
    const third = await phone.sync("people", second.token);
    expect(third.responses.map((response) => response.href)).toEqual([href]);
    expect(third.responses[0]?.props["getetag"]).not.toBe(second.responses[0]?.props["getetag"]);
    expect((await phone.get(href)).body).toContain("TITLE:Surveyor\r\n");

    await contacts.remove(kwame.personid);
    const fourth = await phone.sync("people", third.token);
    expect(fourth.responses).toEqual([{ href, status: "HTTP/1.1 404 Not Found", props: {} }]);
    expect((await phone.get(href)).statusCode).toBe(404);

    await contacts.restore(kwame.personid);
    const fifth = await phone.sync("people", fourth.token);
    expect(fifth.responses.map(({ status }) => status)).toEqual([undefined]);
    expect((await phone.sync("people", fifth.token)).responses).toEqual([]);
  });

  test("a token of another account, book or installation, and one too old, begins anew", async () => {
    const { app, contacts, phone } = await open();
    await contacts.add({ name: "Kwame Asante" });
    const other = await aDevice(app, await anOwner(app));
    const { token = "" } = await phone.sync("people");
    const foreign = [
      (await other.sync("people")).token ?? "",
      (await phone.sync("cards")).token ?? "",
      token.replace("://", "://another."),
      token.replace(/\d+-/, "99999999999999-"),
      "http://sabre.example/ns/sync/12",
      "x",
    ];
    for (const each of foreign) expect((await phone.sync("people", each)).status).toBe(403);
    const refused = await phone.send("REPORT", "people/", syncBody(foreign[0] ?? ""));
    expect(refused.body).toContain("<d:valid-sync-token/>");
    expect((await phone.sync("people", token)).status).toBe(207);
    app.passTime(89 * DAY_MS);
    expect((await phone.sync("people", token)).status).toBe(207);
    app.passTime(3 * DAY_MS);
    expect((await phone.sync("people", token)).status).toBe(403);
    expect((await phone.sync("people")).responses).toHaveLength(1);
  });

  test("a token survives a restart", async () => {
    const { app, owner, contacts, phone } = await open();
    const { personid } = await contacts.add({ name: "Kwame Asante" });
    const { token } = await phone.sync("people");
    await contacts.remove(personid);
    await contacts.add({ name: "Ana Sousa" });
    const again = database.copier ? { ...database, open: database.copier(app.db) } : database;
    const restarted = deviceOf(await buildTestApp(again), owner, phone.secret);
    const { responses } = await restarted.sync("people", token);
    expect(responses.map(({ status }) => status)).toEqual(["HTTP/1.1 404 Not Found", undefined]);
  });

  test("who was deleted is remembered for ninety days", async () => {
    const { app, contacts, phone } = await open();
    const { personid } = await contacts.add({ name: "Kwame Asante" });
    const { token } = await phone.sync("people");
    await contacts.remove(personid);
    app.passTime(89 * DAY_MS);
    await runJob(app, "contact purge");
    await runJob(app, "contact removals");
    expect((await phone.sync("people", token)).responses).toHaveLength(1);
    app.passTime(4 * DAY_MS);
    await runJob(app, "contact removals");
    expect(await app.db.selectFrom("person_removal").selectAll().execute()).toEqual([]);
  });

  test("a long list comes in parts, and nobody is lost or told twice", async () => {
    const { contacts, phone } = await open();
    const file = ["Name", ...Array.from({ length: 450 }, (_, at) => `Person ${at}`)].join("\n");
    await contacts.upload("/api/contacts/import", file, "text/csv");
    const all = await phone.sync("people");
    expect(new Set(all.responses.map(({ href }) => href)).size).toBe(450);
    // Also where a part ends with a page of the list.
    for (const size of [120, 200]) {
      const seen: string[] = [];
      let token: string | undefined = "";
      const limit = `<d:limit><d:nresults>${size}</d:nresults></d:limit>`;
      for (let parts = 0; parts < 5; parts += 1) {
        const part = await phone.sync("people", token, limit);
        seen.push(...part.responses.filter(({ status }) => status === undefined).map(({ href }) => href));
        token = part.token;
        if (part.responses.every(({ status }) => status === undefined)) break;
      }
      expect(seen).toHaveLength(450);
      expect(new Set(seen).size).toBe(450);
      expect((await phone.sync("people", token)).responses).toEqual([]);
    }
  });
});

function syncBody(token: string): string {
  return `<d:sync-collection ${NAMESPACES}><d:sync-token>${token}</d:sync-token><d:prop><d:getetag/></d:prop></d:sync-collection>`;
}

async function runJob(app: TestApp, name: string): Promise<void> {
  const jobs = FEATURES.flatMap((feature) => feature.jobs?.(app.context) ?? []);
  await jobs.find((job) => job.name === name)?.run(app.context);
}
