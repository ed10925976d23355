import { DAVClient } from "tsdav";
import { expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { aDevice } from "../../../test/dav-device.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { linesOf, PHOEBE, vcard } from "../../../test/vcards.ts";

eachDatabase("tsdav", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    const { secret } = await aDevice(app, owner);
    const serverUrl = await app.listen({ host: "127.0.0.1", port: 0 });
    const client = new DAVClient({
      serverUrl,
      credentials: { username: owner.email, password: secret },
      authMethod: "Basic",
      defaultAccountType: "carddav",
    });
    await client.login();
    const books = await client.fetchAddressBooks();
    const people = books.find(({ displayName }) => displayName === "People");
    if (!people) throw new Error("no such book");
    return { app, owner, contacts: contactsOf(owner), client, books, people };
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
    const { client, people, contacts } = await open();
    const { url } = people;
    const props = { "d:getetag": {} };
    const sync = async (syncToken?: string) => {
      const responses = await client.syncCollection({ url, props, ...(syncToken && { syncToken }) });
      const told = responses.filter(({ href }) => href?.endsWith(".vcf"));
      return {
        told: told.map(({ status }) => status),
        token: responses[0]?.raw?.multistatus?.syncToken as string,
        hrefs: told.map(({ href }) => href as string),
      };
    };
    const { personid } = await contacts.add({ name: "Kwame Asante" });
    const first = await sync();
    expect(first.told).toEqual([207]);
    await contacts.add({ name: "Ana Sousa" });
    const second = await sync(first.token);
    expect(second.told).toEqual([207]);
    const read = await client.addressBookMultiGet({
      ...{ url, objectUrls: second.hrefs, depth: "1" },
      props: { "d:getetag": {}, "card:address-data": {} },
    });
    expect(read[0]?.props?.["addressData"]).toContain("FN:Ana Sousa");
    await contacts.remove(personid);
    expect((await sync(second.token)).told).toEqual([404]);
  });
});
