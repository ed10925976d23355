import { expect, test } from "vitest";
import { CardCache, type Reading } from "./card-cache.ts";

type Card = { name: string };

function aCache() {
  let now = 0;
  const cache = new CardCache<Card>(() => now);
  const reading = (name: string, changesAt: number | null = null): Reading<Card> => ({
    card: { name },
    ownerId: `owner of ${name}`,
    stamp: name,
    changesAt,
  });
  const read = async (name: string, changesAt?: number) =>
    (await cache.get("key", async () => reading(name, changesAt)))?.card.name;
  return {
    cache,
    reading,
    read,
    passTime(ms: number) {
      now += ms;
    },
  };
}

test("what was read is kept for half a minute and then read again, whatever was heard", async () => {
  const { read, passTime } = aCache();
  expect(await read("old")).toBe("old");
  passTime(29_999);
  expect(await read("new")).toBe("old");
  passTime(1);
  expect(await read("new")).toBe("new");
});

test("what changes by itself is read again at that moment", async () => {
  const { read, passTime } = aCache();
  await read("old", 5_000);
  passTime(5_000);
  expect(await read("new")).toBe("new");
});

test("a reading that began before the news is used once and not kept", async () => {
  const { cache, reading, read } = aCache();
  let finish = (_: Reading<Card>) => {};
  const slow = cache.get("key", () => {
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  cache.forgetCard("key");
  finish(reading("old"));
  expect((await slow)?.card.name).toBe("old");
  expect(await read("new")).toBe("new");
});

test.each([
  ["the card", (cache: CardCache<Card>) => cache.forgetCard("key")],
  ["its owner", (cache: CardCache<Card>) => cache.forgetOwner("owner of old")],
  ["anything at all", (cache: CardCache<Card>) => cache.forgetAll()],
])("news of %s make it be read again", async (_what, forget) => {
  const { cache, read } = aCache();
  await read("old");
  forget(cache);
  expect(await read("new")).toBe("new");
});

test("news of somebody else change nothing", async () => {
  const { cache, read } = aCache();
  await read("old");
  cache.forgetCard("another key");
  cache.forgetOwner("another owner");
  expect(await read("new")).toBe("old");
});

test("many who ask at once wait for one making, and a failed one is tried again", async () => {
  const { cache, reading } = aCache();
  const entry = await cache.get("key", async () => reading("card"));
  if (!entry) throw new Error("there is a card");
  let tries = 0;
  const make = () =>
    cache.make(entry, "page", async () => {
      tries += 1;
      if (tries === 1) throw new Error("not today");
      return { own: Buffer.from("page"), order: [4], etag: '"1"', headers: {}, bodyHeaders: {} };
    });
  const first = await Promise.allSettled([make(), make()]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await Promise.all([make(), make(), make()]);
  expect(tries).toBe(2);
});

test("of many cards that were read, the first is read again, and what was made of it is still there", async () => {
  const { cache, reading } = aCache();
  const readings: string[] = [];
  const get = (name: string) =>
    cache.get(name, async () => {
      readings.push(name);
      return reading(name);
    });
  const first = await get("first");
  if (!first) throw new Error("nothing was read");
  const bytes = { own: Buffer.from("page"), order: [4], etag: "", headers: {}, bodyHeaders: {} };
  await cache.make(first, "page", async () => bytes);
  for (let at = 0; at < 1_000; at += 1) await get(`other ${at}`);
  expect(cache.peek("first")).toBeDefined();
  expect(cache.made(first, "page")).toBe(bytes);
  expect((await get("first"))?.card.name).toBe("first");
  expect(readings.filter((name) => name === "first")).toHaveLength(2);
});

test("the same bytes are sent in pieces first, and in one piece to those who come soon after", () => {
  const { cache } = aCache();
  const made = {
    own: Buffer.from("card"),
    order: [Buffer.from("style"), 4],
    etag: "",
    headers: {},
    bodyHeaders: {},
  };
  const sent = [1, 2, 3].map(() => cache.buffers(made));
  expect(sent.map((buffers) => Buffer.concat(buffers).toString())).toEqual(Array(3).fill("stylecard"));
  expect(sent.map((buffers) => buffers.length)).toEqual([2, 1, 1]);
});
