import { expect, onTestFinished, test } from "vitest";
import { solve } from "../../../../../../tools/harness/proof-of-work.ts";
import { ROBIN } from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { buildTestApp, cheapPasswords, type TestApp } from "../../../../test/test-app.ts";
import { tooBusy } from "../../../lib/app-error.ts";
import type { Passwords } from "../../../lib/passwords.ts";

const MINUTE = 60_000;
/** At a hundredth of every limit: 5 sign-ups an hour in all, 1 of an address, 2 of its /24. */
const ENV = { RATE_LIMIT_SCALE: "0.01" };

function register(app: TestApp, ip: string, person: object = {}, proof?: string) {
  // The limit of all calls together is small too: one in 20 s.
  app.passTime(20_000);
  return aBrowser(app, ip).send({
    method: "POST",
    url: "/api/auth/register",
    payload: { ...ROBIN, ...person },
    ...(proof !== undefined && { headers: { "proof-of-work": proof } }),
  });
}

/** From as many networks that have nothing in common. */
async function flood(app: TestApp, count = 5): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) {
    const email = `flood-${at}@person.example`;
    statuses.push((await register(app, `203.0.${at}.1`, { email })).statusCode);
  }
  return statuses;
}

withDatabase("a flood of sign-ups", (database) => {
  const open = (passwords?: Passwords) =>
    buildTestApp(database, { env: ENV, ...(passwords && { passwords }) });

  test("asks whoever comes next for a proof of work, and takes it", async () => {
    const app = await open();
    expect(await flood(app)).toEqual(Array(5).fill(201));
    const asked = await register(app, "198.51.100.7");
    expect(asked.statusCode).toBe(428);
    expect(asked.json()).toEqual({
      error: "Checking that you are a person. This takes a few seconds.",
      message: "Checking that you are a person. This takes a few seconds.",
      code: "proof_of_work_required",
      puzzle: { text: expect.any(String), bits: expect.any(Number) },
    });
    const answer = await register(app, "198.51.100.7", {}, solve(asked.json().puzzle));
    expect(answer.statusCode).toBe(201);
  });

  test("takes a proof once, in its time, as it was made, and of its own puzzle alone", async () => {
    const app = await open();
    await flood(app);
    const ask = async (ip: string) => (await register(app, ip)).json().puzzle;
    const from = async (ip: string, proof: string) => {
      const { statusCode } = await register(app, ip, { email: `robin-${ip}@person.example` }, proof);
      return statusCode;
    };
    const puzzle = await ask("192.0.2.1");
    const proof = solve(puzzle);
    expect(await from("192.0.2.1", "nonsense")).toBe(428);
    expect(await from("192.0.2.1", `${puzzle.text}:-1`)).toBe(428);
    const [expiry, bits, ...rest] = puzzle.text.split(".");
    const easier = solve({ text: [expiry, "1", ...rest].join("."), bits: 1 });
    expect(bits).toBe(String(puzzle.bits));
    expect(await from("192.0.2.1", easier)).toBe(428);
    const answers = await Promise.all([from("192.0.2.1", proof), from("192.168.7.1", proof)]);
    expect(answers.toSorted()).toEqual([201, 428]);
    const late = solve(await ask("10.1.1.1"));
    app.passTime(11 * MINUTE);
    expect(await from("10.1.1.1", late)).toBe(428);
  });

  test("asks for more work the more there were", async () => {
    const app = await open();
    await flood(app);
    const bits = async (ip: string) => (await register(app, ip)).json().puzzle.bits as number;
    const before = await bits("198.51.100.7");
    for (let at = 0; at < 5; at++) {
      const email = `solver-${at}@person.example`;
      const { puzzle } = (await register(app, `192.0.${at}.1`)).json();
      expect((await register(app, `192.0.${at}.1`, { email }, solve(puzzle))).statusCode).toBe(201);
    }
    expect(await bits("198.51.100.7")).toBe(before + 1);
  });

  test("counts what made an account: taken addresses and refusals use nothing up for others", async () => {
    const app = await open();
    await flood(app, 1);
    for (let at = 0; at < 8; at++) {
      const taken = await register(app, `203.1.${at}.1`, { email: "flood-0@person.example" });
      expect(taken.statusCode).toBe(409);
    }
    expect((await register(app, "198.51.100.7")).statusCode).toBe(201);
  });

  test("of one network counts against it, tried addresses included, and of a wide one against all of it", async () => {
    const app = await open();
    await register(app, "203.0.113.1");
    const taken = (ip: string) => register(app, ip);
    expect((await taken("203.0.113.1")).statusCode).toBe(429);
    expect((await taken("203.0.113.2")).statusCode).toBe(409);
    expect((await taken("203.0.113.3")).statusCode).toBe(429);
    expect((await taken("203.0.114.3")).statusCode).toBe(409);
  });

  test("is asked for a proof where hashing is busy, refunded, and let in before those without one", async () => {
    const real = cheapPasswords();
    let isBusy = true;
    const passwords: Passwords = {
      ...real,
      hash: (password, lane) =>
        isBusy && lane !== "proven sign-up" ? Promise.reject(tooBusy()) : real.hash(password, lane),
    };
    const app = await open(passwords);
    onTestFinished(() => {
      isBusy = false;
    });
    const asked = await register(app, "198.51.100.7");
    expect(asked.statusCode).toBe(428);
    expect((await register(app, "198.51.100.7")).statusCode).toBe(428);
    const answer = await register(app, "198.51.100.7", {}, solve(asked.json().puzzle));
    expect(answer.statusCode).toBe(201);
  });

  test("gives a proof back that met a busy server", async () => {
    const real = cheapPasswords();
    let isBusy = true;
    const passwords: Passwords = {
      ...real,
      hash: (password, lane) => (isBusy ? Promise.reject(tooBusy()) : real.hash(password, lane)),
    };
    const app = await open(passwords);
    const proof = solve((await register(app, "198.51.100.7")).json().puzzle);
    expect((await register(app, "198.51.100.7", {}, proof)).statusCode).toBe(503);
    isBusy = false;
    expect((await register(app, "198.51.100.7", {}, proof)).statusCode).toBe(201);
  });
});
