import { expect, test } from "vitest";
import { requiredContacts } from "../../../../../tools/harness/cards.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const contacts = () => ({
  ...requiredContacts(),
  officenumber: { value: "+1 202 555 0100" },
  instagram: { value: "robin.sample" },
  github: { value: "robin" },
  linkedin: { value: "robin-sample" },
});

withDatabase("the order of cards", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const ids: string[] = [];
    for (const username of ["one", "two", "three"]) ids.push((await owner.add({ username })).json().cardid);
    const names = async () => (await owner.list()).map((card: { username: string }) => card.username);
    const order = (cardids: unknown) => owner.browser.put("/api/card/order", { cardids });
    return { app, owner, ids: ids as [string, string, string], names, order };
  }

  test("is that in which they were made, until their owner says another", async () => {
    const { owner, ids, names, order } = await open();
    expect(await names()).toEqual(["one", "two", "three"]);
    expect((await order([ids[2], ids[0], ids[1]])).json()).toEqual({ message: "Order saved." });
    expect(await names()).toEqual(["three", "one", "two"]);
    const [{ version }] = await owner.list();
    await owner.browser.post(`/api/card/delete/${ids[2]}`, { username: "three", version });
    await owner.add({ username: "four" });
    expect(await names()).toEqual(["one", "two", "four"]);
  });

  test("puts cards that are not named behind those that are", async () => {
    const { ids, names, order } = await open();
    await order([ids[1]]);
    expect(await names()).toEqual(["two", "one", "three"]);
  });

  test("is refused as a whole with a foreign, an unknown or a repeated id", async () => {
    const { app, ids, names, order } = await open();
    const other = await anOwner(app);
    const foreign = (await other.add({ username: "foreign" })).json().cardid;
    expect((await order([ids[2], foreign])).statusCode).toBe(404);
    expect((await order([ids[2], "nobody"])).statusCode).toBe(404);
    expect((await order([ids[2], ids[2]])).statusCode).toBe(400);
    expect((await order("all")).statusCode).toBe(400);
    expect(await names()).toEqual(["one", "two", "three"]);
  });
});

withDatabase("the order of a card's channels", (database) => {
  async function open(given: Record<string, unknown> = {}) {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const { cardid } = (await owner.add({ username: "robin", contacts: contacts(), ...given })).json();
    const shown = async () => (await app.inject("/api/card/robin")).json().channelOrder;
    const file = async () => (await app.inject("/c/robin/contact.vcf")).body;
    return { app, owner, cardid: cardid as string, shown, file };
  }
  const places = (text: string, ...parts: string[]) => parts.map((part) => text.indexOf(part));
  const isRising = (numbers: number[]) =>
    numbers.every((n, at) => n >= 0 && (at === 0 || n > Number(numbers[at - 1])));

  test("is that of the catalogue while nobody says another", async () => {
    const { shown, file } = await open();
    expect(await shown()).toBeUndefined();
    expect(isRising(places(await file(), "555 0142", "555 0100", "instagram.com", "linkedin.com"))).toBe(
      true,
    );
  });

  test("is followed by the contact file, in its numbers and its links, and the first number is preferred", async () => {
    const { owner, cardid, shown, file } = await open();
    const channelOrder = ["officenumber", "phonenumber", "linkedin", "instagram"];
    expect((await owner.update(cardid, { contacts: contacts(), channelOrder })).statusCode).toBe(200);
    expect(await shown()).toEqual(channelOrder);
    const text = await file();
    expect(isRising(places(text, "555 0100", "555 0142", "linkedin.com", "instagram.com"))).toBe(true);
    expect(text).toMatch(/TYPE=PREF:\+1 202 555 0100/);
    expect(text.match(/TEL;.*TYPE=PREF/g)).toHaveLength(1);
  });

  test("stays when a client that knows nothing of it saves, and goes with an empty one", async () => {
    const { owner, cardid, shown } = await open({ channelOrder: ["linkedin", "instagram"] });
    await owner.update(cardid, { contacts: contacts(), fullname: "Robin Renamed" });
    expect(await shown()).toEqual(["linkedin", "instagram"]);
    expect((await owner.load(cardid)).json().channelOrder).toEqual(["linkedin", "instagram"]);
    await owner.update(cardid, { contacts: contacts(), channelOrder: [] });
    expect(await shown()).toBeUndefined();
  });

  test("holds each known channel once, under its current name", async () => {
    const { owner, cardid } = await open({
      channelOrder: ["momo", "linkedin", "pager", "linkedin", "mobilemoney", "__proto__"],
    });
    expect((await owner.load(cardid)).json().channelOrder).toEqual(["mobilemoney", "linkedin"]);
  });

  test.each(["linkedin", [7], Array.from({ length: 201 }, () => "email")])(
    "is refused as %j",
    async (channelOrder) => {
      const { owner, cardid } = await open();
      expect((await owner.update(cardid, { contacts: contacts(), channelOrder })).statusCode).toBe(400);
    },
  );

  test("does not tell of channels that the plan hides, and keeps them", async () => {
    const { owner, cardid, shown } = await open({ channelOrder: ["linkedin", "instagram", "github"] });
    await owner.goFree();
    expect(await shown()).toEqual(["instagram"]);
    await owner.update(cardid, { contacts: contacts(), channelOrder: ["instagram", "email"] });
    expect(await shown()).toEqual(["instagram", "email"]);
    await owner.goPremium();
    expect(await shown()).toEqual(["instagram", "email", "linkedin", "github"]);
  });
});
