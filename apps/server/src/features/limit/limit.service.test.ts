import { tooManyAttempts } from "@visita/domain/messages";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { networksOf } from "../../lib/network.ts";
import { type Limit, RateLimiter } from "./limit.service.ts";

const KEY = Buffer.alloc(32, 7);
const THREE_A_MINUTE: Limit = { name: "guess", hits: 3, windowMs: 60_000 };

eachDatabase("a limit that protects accounts", (database) => {
  const open = async (scale = 1) => {
    const db = await database.open();
    let time = 1_000_000;
    const limiter = new RateLimiter(db, KEY, scale, () => time);
    const hits = async (count: number, key = "someone") => {
      const results = await Promise.allSettled(
        Array.from({ length: count }, () => limiter.hit(THREE_A_MINUTE, key)),
      );
      return results.filter((result) => result.status === "fulfilled").length;
    };
    return { db, limiter, hits, wait: (ms: number) => (time += ms) };
  };

  test("counts twenty tries at once as twenty", async () => {
    const { hits } = await open();
    expect(await hits(20)).toBe(3);
  });

  test("counts each caller and each limit apart", async () => {
    const { hits, limiter } = await open();
    await hits(3, "one");
    expect(await hits(1, "one")).toBe(0);
    expect(await hits(1, "two")).toBe(1);
    await expect(limiter.hit({ ...THREE_A_MINUTE, name: "other" }, "one")).resolves.toBeUndefined();
  });

  test("says how many seconds to wait, and opens again after them", async () => {
    const { limiter, hits, wait } = await open();
    await hits(3);
    wait(20_000);
    await expect(limiter.hit(THREE_A_MINUTE, "someone")).rejects.toMatchObject({
      code: "rate_limited",
      message: tooManyAttempts(40),
      details: { retryAfter: 40 },
    });
    wait(40_000);
    expect(await hits(4)).toBe(3);
  });

  test("grows with the installation's scale", async () => {
    const { hits } = await open(20);
    expect(await hits(100)).toBe(60);
  });

  test("is shared by two instances on one database", async () => {
    const { db, hits } = await open();
    await hits(2);
    const second = new RateLimiter(db, KEY, 1, () => 1_000_000);
    await second.hit(THREE_A_MINUTE, "someone");
    await expect(second.hit(THREE_A_MINUTE, "someone")).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("can be asked without being used", async () => {
    const { limiter, hits } = await open();
    await hits(2);
    await limiter.check(THREE_A_MINUTE, "someone");
    await limiter.check(THREE_A_MINUTE, "someone");
    expect(await hits(1)).toBe(1);
    await expect(limiter.check(THREE_A_MINUTE, "someone")).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("forgets after a success, and drops what is over", async () => {
    const { db, limiter, hits, wait } = await open();
    await hits(3);
    await limiter.clear(THREE_A_MINUTE, "someone");
    expect(await hits(1)).toBe(1);
    wait(60_001);
    await limiter.purge();
    expect(await db.selectFrom("rate_counter").selectAll().execute()).toEqual([]);
  });

  test("gives a wide network its share and no more, whatever addresses it uses", async () => {
    const { limiter } = await open();
    const from = (ip: string) => limiter.hitNetworks(THREE_A_MINUTE, networksOf(ip));
    const count = async (ips: readonly string[]) => {
      const results = await Promise.allSettled(ips.map(from));
      return results.filter(({ status }) => status === "fulfilled").length;
    };
    expect(await count(Array.from({ length: 20 }, () => "203.0.113.1"))).toBe(3);
    expect(await count(Array.from({ length: 200 }, (_, at) => `203.0.113.${at + 2}`))).toBe(21);
    expect(await count(Array.from({ length: 20 }, (_, at) => `2001:db8:0:${at.toString(16)}::1`))).toBe(6);
    expect(await count(["198.51.100.1", "2001:db8:1::1"])).toBe(2);
  });

  test("takes back what did not succeed, once", async () => {
    const { limiter } = await open();
    const from = () => limiter.hitNetworks(THREE_A_MINUTE, networksOf("203.0.113.1"));
    const refund = await from();
    await from();
    await from();
    await expect(from()).rejects.toMatchObject({ code: "rate_limited" });
    await refund();
    await refund();
    await from();
    await expect(from()).rejects.toMatchObject({ code: "rate_limited" });
  });
});

eachDatabase("a flood", (database) => {
  test("is answered with 429 and the time to wait, for one network and not for others", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "0.1" } });
    const from = (remoteAddress: string) => app.inject({ url: "/api/auth/user", remoteAddress });
    const answers = [];
    for (let at = 0; at < 12; at++) answers.push(await from(`2001:db8:0:1::${at + 1}`));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
    const refused = answers.at(-1);
    expect(refused?.statusCode).toBe(429);
    expect(refused?.headers["retry-after"]).toBe("2");
    expect(refused?.json()).toEqual({
      error: "Too many attempts. Please try again in 2 seconds.",
      message: "Too many attempts. Please try again in 2 seconds.",
      code: "rate_limited",
      retryAfter: 2,
    });
    expect((await from("2001:db8:0:2::1")).statusCode).toBe(200);
    app.passTime(2_000);
    expect((await from("2001:db8:0:1::1")).statusCode).toBe(200);
  });

  test("is limited in a wide network too, whatever addresses it uses", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "0.1" } });
    const statuses = [];
    for (let at = 0; at < 30; at++) {
      const remoteAddress = `2001:db8:0:${at.toString(16)}::1`;
      statuses.push((await app.inject({ url: "/api/auth/user", remoteAddress })).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect((await app.inject({ url: "/api/auth/user", remoteAddress: "2001:db8:1::1" })).statusCode).toBe(
      200,
    );
  });

  test("cannot hide behind a made-up forwarded address", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "0.1" } });
    const answers = [];
    for (let at = 0; at < 12; at++) {
      answers.push(
        await app.inject({ url: "/api/auth/user", headers: { "x-forwarded-for": `203.0.113.${at}` } }),
      );
    }
    expect(answers.at(-1)?.statusCode).toBe(429);
  });

  test("is counted by the forwarded address behind a proxy that is trusted", async () => {
    for (const trust of ["1", "127.0.0.0/8"]) {
      const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "0.1", TRUST_PROXY: trust } });
      const statuses = [];
      for (let at = 0; at < 12; at++) {
        const headers = { "x-forwarded-for": `198.51.100.9, 203.0.113.${at}` };
        statuses.push((await app.inject({ url: "/api/auth/user", headers })).statusCode);
      }
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  });
});
