import type { PublicCard } from "@visita/domain/card/public-card";
import { expect, test } from "vitest";
import type { CardSnapshot } from "../card/visible-card.service.ts";
import { PublicCardCache } from "./public-card.cache.ts";

const PAGE = { nameFor: () => "page", encoding: "gzip" } as const;

function aSnapshot(fullname: string, changesAt: number | null = null): CardSnapshot {
  const card = { fullname } as PublicCard;
  return {
    card,
    cardOn: () => card,
    ownerId: "",
    changedBy: [`owner ${fullname}`],
    revision: fullname,
    changesAt,
  };
}

function aCache() {
  let now = 0;
  const cache = new PublicCardCache(() => now);
  const rendered: string[] = [];
  const loader = (read: () => Promise<CardSnapshot | undefined>, bytes = 100) => ({
    read,
    render: async ({ fullname }: PublicCard) => {
      rendered.push(fullname);
      return Buffer.from(fullname);
    },
    encode: async (_card: PublicCard, body: Buffer) => ({
      etag: "",
      headers: {},
      bodyHeaders: {},
      body: Buffer.concat([body, Buffer.alloc(bytes)], bytes),
    }),
  });
  const fetch = async (
    fullname: string,
    { key = "key", variant = PAGE, changesAt = null as number | null } = {},
  ) => {
    const response = await cache.fetch(
      key,
      variant,
      loader(async () => aSnapshot(fullname, changesAt)),
    );
    return textOf(response?.body);
  };
  return {
    cache,
    rendered,
    loader,
    fetch,
    found: (key = "key") => textOf(cache.find(key, PAGE)?.body),
    passTime(ms: number) {
      now += ms;
    },
  };
}

function textOf(body: Buffer | undefined): string | undefined {
  return body?.toString().replaceAll("\0", "");
}

test("a response is kept for half a minute, whatever was missed of invalidations, and then the card is read again", async () => {
  const { fetch, found, passTime } = aCache();
  await fetch("old");
  passTime(29_999);
  expect(found()).toBe("old");
  passTime(1);
  expect(found()).toBeUndefined();
  expect(await fetch("new")).toBe("new");
});

test("a card that is read again in the same revision is not rendered again", async () => {
  const { fetch, found, rendered, passTime } = aCache();
  await fetch("same");
  passTime(30_000);
  expect(await fetch("same")).toBe("same");
  expect(found()).toBe("same");
  expect(rendered).toEqual(["same"]);
});

test("a card that changes at a known time is read again at that time", async () => {
  const { fetch, found, passTime } = aCache();
  await fetch("old", { changesAt: 5_000 });
  passTime(4_999);
  expect(found()).toBe("old");
  passTime(1);
  expect(found()).toBeUndefined();
});

test("what was read before an invalidation is sent once, not stored, and joined by nobody", async () => {
  const { cache, loader, fetch, found } = aCache();
  const { promise, resolve } = Promise.withResolvers<CardSnapshot>();
  const slow = cache.fetch(
    "key",
    PAGE,
    loader(() => promise),
  );
  cache.invalidateCard("key");
  const later = fetch("new");
  resolve(aSnapshot("old"));
  expect(textOf((await slow)?.body)).toBe("old");
  expect(await later).toBe("new");
  expect(found()).toBe("new");
});

test.each([
  ["the card", (cache: PublicCardCache) => cache.invalidateCard("key")],
  ["its owner", (cache: PublicCardCache) => cache.invalidateChangedBy("owner old")],
  ["everything", (cache: PublicCardCache) => cache.expireAll()],
])("invalidating %s drops its responses", async (_what, invalidate) => {
  const { cache, fetch, found } = aCache();
  await fetch("old");
  invalidate(cache);
  expect(found()).toBeUndefined();
});

test("a card is shown as it was while the database is away, for ten minutes", async () => {
  const { cache, loader, fetch, passTime } = aCache();
  await fetch("old");
  cache.expireAll();
  const away = loader(async () => {
    throw Object.assign(new Error("gone"), { code: "ECONNREFUSED" });
  });
  const fetchAway = async () => textOf((await cache.fetch("key", PAGE, away))?.body);
  expect(await fetchAway()).toBe("old");
  passTime(10 * 60_000);
  expect(await fetchAway()).toBe("old");
  passTime(1);
  await expect(fetchAway()).rejects.toThrow("gone");
  expect(cache.figures()).toMatchObject({ stale: 2 });
});

test("a card that was hidden or changed is not shown as it was", async () => {
  const { cache, loader, fetch } = aCache();
  const fail = (error: Error) =>
    cache.fetch(
      "key",
      PAGE,
      loader(async () => {
        throw error;
      }),
    );
  const gone = Object.assign(new Error("gone"), { code: "ECONNREFUSED" });
  await fetch("old");
  cache.invalidateCard("key");
  await expect(fail(gone)).rejects.toThrow("gone");
  await fetch("old");
  cache.expireAll();
  await expect(fail(new Error("hidden"))).rejects.toThrow("hidden");
  await expect(fail(gone)).rejects.toThrow("gone");
});

test("what was rendered without a part of it is sent and not kept", async () => {
  const { cache, loader, found } = aCache();
  const whole = loader(async () => aSnapshot("card"));
  const partial = {
    ...whole,
    render: async (_card: PublicCard, state: { isPartial: boolean }) => {
      state.isPartial = true;
      return Buffer.from("half");
    },
  };
  expect(textOf((await cache.fetch("key", PAGE, partial))?.body)).toBe("half");
  expect(found()).toBeUndefined();
  expect(textOf((await cache.fetch("key", PAGE, whole))?.body)).toBe("card");
});

test("invalidating another card and another owner changes nothing", async () => {
  const { cache, fetch, found } = aCache();
  await fetch("old");
  cache.invalidateCard("another key");
  cache.invalidateChangedBy("owner another");
  expect(found()).toBe("old");
});

test("concurrent requests read and render once, in whatever encodings, and a failure is tried again", async () => {
  const { cache, loader, rendered } = aCache();
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads === 1) throw new Error("not today");
    return aSnapshot("card");
  };
  const fetch = (encoding: "gzip" | "br") =>
    cache.fetch("key", { nameFor: () => "page", encoding }, loader(read));
  const first = await Promise.allSettled([fetch("gzip"), fetch("gzip")]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await Promise.all([fetch("gzip"), fetch("br"), fetch("gzip")]);
  expect(reads).toBe(2);
  expect(rendered).toEqual(["card"]);
});

test("representations of one card do not displace each other", async () => {
  const { cache, fetch } = aCache();
  const json = { nameFor: () => "json", encoding: "gzip" } as const;
  await Promise.all([fetch("card"), fetch("card", { variant: json as never })]);
  expect(cache.find("key", PAGE)).toBeDefined();
  expect(cache.find("key", json)).toBeDefined();
});

test("the least recently used cards leave when the bytes are used up", async () => {
  const { cache, loader, found } = aCache();
  const megabyte = 1024 * 1024;
  for (let at = 0; at < 60; at += 1) {
    await cache.fetch(
      `key ${at}`,
      PAGE,
      loader(async () => aSnapshot(`card ${at}`), megabyte),
    );
    found("key 0");
  }
  expect(found("key 0")).toBe("card 0");
  expect(found("key 1")).toBeUndefined();
  expect(found("key 59")).toBe("card 59");
});
