import { DAVClient } from "tsdav";
import { expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { aDevice } from "../../../test/dav-device.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { linesOf, PHOEBE, vcard } from "../../../test/vcards.ts";

eachDatabase("tsdav", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    const { secret } = await aDevice(app, owner);
    const credentials = { username: owner.email, password: secret };
    const connected = await connect(app, credentials);
    return { app, credentials, contacts: contactsOf(owner), ...connected };
  }

  async function connect(app: TestApp, credentials: { username: string; password: string }) {
    const serverUrl = await app.listen({ host: "127.0.0.1", port: 0 });
    const client = new DAVClient({
      ...{ serverUrl, credentials },
      authMethod: "Basic",
      defaultAccountType: "carddav",
    });
    await client.login();
    const books = await client.fetchAddressBooks();
    const people = books.find(({ displayName }) => displayName === "People");
    if (!people) throw new Error("no such book");
    const { url } = people;
    const sync = async (syncToken?: string) => {
      const props = { "d:getetag": {} };
      const responses = await client.syncCollection({ url, props, ...(syncToken && { syncToken }) });
      const told = responses.filter(({ href }) => href?.endsWith(".vcf"));
      return {
        status: responses[0]?.status,
        answer: String(responses[0]?.raw),
        told: told.map(({ status }) => status),
        token: responses[0]?.raw?.multistatus?.syncToken as string,
        hrefs: told.map(({ href }) => href as string),
      };
    };
    return { client, books, people, sync };
  }

  test("finds both books from the host alone, and reads everybody", async () => {
    const { client, books, people, contacts } = await open();
    expect(books.map(({ displayName }) => displayName)).toEqual(["People", "Cards I keep"]);
    expect(people.reports).toEqual(["addressbookQuery", "addressbookMultiget", "syncCollection"]);
    await contacts.add({ name: "Kwame Asante" });
    await contacts.add({ name: "Ana Sousa" });
    const cards = await client.fetchVCards({ addressBook: people });
    const names = cards.map(({ data }) => /FN:(.*)/.exec(data)?.[1]);
    expect(names.toSorted()).toEqual(["Ana Sousa", "Kwame Asante"]);
  });

  test("makes, changes and deletes a person, and is told when somebody else was first", async () => {
    const { client, people, contacts } = await open();
    const made = await client.createVCard({
      addressBook: people,
      filename: "p.vcf",
      vCardString: vcard(PHOEBE),
    });
    expect(made.status).toBe(201);
    const [card] = await client.fetchVCards({ addressBook: people });
    if (!card) throw new Error("no such person");
    expect(linesOf(card.data)).toEqual(PHOEBE);

    const changed = card.data.replace("Surveyor", "Director");
    expect((await client.updateVCard({ vCard: { ...card, data: changed } })).status).toBe(204);
    expect((await contacts.list()).people[0]?.role).toBe("Director");
    expect((await client.updateVCard({ vCard: { ...card, data: changed } })).status).toBe(412);
    expect((await client.deleteVCard({ vCard: card })).status).toBe(412);

    const [current] = await client.fetchVCards({ addressBook: people });
    expect((await client.deleteVCard({ vCard: { ...card, etag: current?.etag ?? "" } })).status).toBe(204);
    expect((await contacts.list()).people).toEqual([]);
  });

  test("stays in step by tokens", async () => {
    const { client, people, contacts, sync } = await open();
    const { personid } = await contacts.add({ name: "Kwame Asante" });
    const first = await sync();
    expect(first.told).toEqual([207]);
    await contacts.add({ name: "Ana Sousa" });
    const second = await sync(first.token);
    expect(second.told).toEqual([207]);
    const read = await client.addressBookMultiGet({
      ...{ url: people.url, objectUrls: second.hrefs, depth: "1" },
      props: { "d:getetag": {}, "card:address-data": {} },
    });
    expect(read[0]?.props?.["addressData"]).toContain("FN:Ana Sousa");
    await contacts.remove(personid);
    expect((await sync(second.token)).told).toEqual([404]);
  });

  test("goes on after a restart, and is told to begin anew with a token that is not of this book", async () => {
    const { app, credentials, contacts, sync } = await open();
    const { personid } = await contacts.add({ name: "Kwame Asante" });
    const { token } = await sync();
    await contacts.remove(personid);
    const again = database.copier ? { ...database, open: database.copier(app.db) } : database;
    const restarted = await connect(await buildTestApp(again), credentials);
    expect((await restarted.sync(token)).told).toEqual([404]);
    for (const foreign of [token.replace("people", "cards"), token.replace(/\d+$/, "1"), "another"]) {
      const { status, answer } = await restarted.sync(foreign);
      expect([status, answer.includes("valid-sync-token")], foreign).toEqual([403, true]);
    }
    expect((await restarted.sync()).status).toBe(207);
  });
});
