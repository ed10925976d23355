import { expect, onTestFinished, test, vi } from "vitest";
import { anAccount } from "../../../../tools/harness/accounts.ts";
import { createPasswords } from "../../src/lib/passwords.ts";
import { newToken } from "../../src/lib/tokens.ts";
import { generateOtp, logIn, sendTicket, verifyOtp } from "../account-journeys.ts";
import { aBrowser, type Browser } from "../browser.ts";
import { type TestDatabase, withDatabase } from "../databases.ts";
import { recordStatements } from "../record-statements.ts";
import { buildTestApp, type TestApp } from "../test-app.ts";

const HOUR = 60 * 60_000;
const passwords = createPasswords();
const hash = passwords.hash("teapot-on-the-moon");

type Prepared = () => Promise<{ statusCode: number }>;
type Call = {
  readonly status: number;
  readonly prepare: (app: TestApp, email: string) => Promise<Prepared>;
};

/** Calls whose response must not reveal whether an email address has an account. Their work is compared: statements and hashed passwords. */
const CALLS: Readonly<Record<string, Call>> = {
  login: {
    status: 401,
    prepare: async (app, email) => () => logIn(aBrowser(app), { email, password: "wrong-kettle" }),
  },
  "login, after many wrong passwords": {
    status: 202,
    prepare: async (app, email) => {
      const guess = () => logIn(aBrowser(app), { email, password: "wrong-kettle" });
      await guess();
      await app.db
        .updateTable("rate_counter")
        .set({ hits: 1_000_000 })
        .where("key", "like", "login-told-%")
        .execute();
      return guess;
    },
  },
  "authenticate, to a network that has asked for too many": {
    status: 200,
    prepare: async (app, email) => () => aBrowser(app).post("/api/auth/authenticate", { email }),
  },
  generateotp: {
    status: 201,
    prepare: async (app, email) => () => generateOtp(aBrowser(app), email),
  },
  "registermail with a ticket": {
    status: 200,
    prepare: async (app, email) => {
      const browser = aBrowser(app);
      const { code } = (await generateOtp(browser, email)).json();
      return () => sendTicket(browser, code, email);
    },
  },
  "verifyotp with a wrong code": {
    status: 400,
    prepare: async (app, email) => {
      const browser = aBrowser(app);
      const { code } = (await generateOtp(browser, email)).json();
      await sendTicket(browser, code, email);
      return () => verifyOtp(browser, "no-code", email);
    },
  },
  "login, with the cookie of a device": {
    status: 401,
    prepare: async (app, email) => () =>
      logIn(withDevice(aBrowser(app)), { email, password: "wrong-kettle" }),
  },
  "generateotp, with the cookie of a device": {
    status: 201,
    prepare: async (app, email) => () => generateOtp(withDevice(aBrowser(app)), email),
  },
  "registermail, with the cookie of a device": {
    status: 200,
    prepare: async (app, email) => {
      const browser = withDevice(aBrowser(app));
      const { code } = (await generateOtp(browser, email)).json();
      return () => sendTicket(browser, code, email);
    },
  },
  "verifyotp, with the cookie of a device": {
    status: 400,
    prepare: async (app, email) => () => verifyOtp(withDevice(aBrowser(app)), "123456", email),
  },
  "registermail without one": {
    status: 200,
    prepare: async (app, email) => () => aBrowser(app).post("/api/auth/registermail", { useremail: email }),
  },
};
const calls = Object.entries(CALLS);

/** Of no account that is asked about. */
function withDevice(browser: Browser): Browser {
  browser.cookies.set("dev", newToken());
  return browser;
}

/** Each email address is used once. */
async function open(database: TestDatabase) {
  const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1000" }, passwords });
  await useUpMisses(app);
  let used = 0;
  const address = () => `person${String(used++).padStart(6, "0")}@person.example`;
  return {
    app,
    unknown: address,
    async known(): Promise<string> {
      const email = address();
      await anAccount(app.db, { email, password_hash: await hash, created_at: Date.now() - HOUR });
      return email;
    },
  };
}

async function useUpMisses(app: TestApp): Promise<void> {
  await aBrowser(app).post("/api/auth/authenticate", { email: "first-miss@person.example" });
  await app.db
    .updateTable("rate_counter")
    .set({ hits: 1_000_000 })
    .where("key", "like", "authenticate-miss:%")
    .execute();
}

withDatabase("whether an address has an account", (database) => {
  test("is told for few addresses an hour by authenticate, from however many networks", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    let told = 0;
    for (let at = 0; at < 150; at++) {
      const network = aBrowser(app, `10.0.${at % 30}.7`);
      const email = `nobody-${at}@person.example`;
      const { statusCode } = await network.post("/api/auth/authenticate", { email });
      if (statusCode === 404) told += 1;
    }
    expect(told).toBe(60);
  });

  test("is told for as few by authenticate to many networks of one owner", async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "0.2" } });
    let told = 0;
    for (let at = 0; at < 40; at++) {
      const email = `nobody-${at}@person.example`;
      const network = aBrowser(app, `2001:db8:0:${at.toString(16)}::1`);
      if ((await network.post("/api/auth/authenticate", { email })).statusCode === 404) told += 1;
    }
    // Two for each /64, four for the /56 they share.
    expect(told).toBe(4);
  });

  test.each(calls)("is not told by the status of %s", async (_name, { prepare, status }) => {
    const { app, known, unknown } = await open(database);
    for (const email of [await known(), unknown()]) {
      const response = await (await prepare(app, email))();
      expect(response.statusCode).toBe(status);
    }
  });

  test.each(calls)("is not told by what %s asks of the database", async (_name, { prepare }) => {
    const recorded = recordStatements(database);
    const { app, known, unknown } = await open(recorded.database);
    // Mails are sent after the response, and only to existing accounts.
    await app.context.mail.stop();
    const ofKnown = await recorded.during(await prepare(app, await known()));
    const ofUnknown = await recorded.during(await prepare(app, unknown()));
    expect(ofUnknown.length).toBeGreaterThan(0);
    expect(ofKnown).toEqual(ofUnknown);
  });

  test.each(calls)("is not told by how many passwords %s hashes", async (_name, { prepare }) => {
    const { app, known, unknown } = await open(database);
    const hashed = [vi.spyOn(passwords, "hash"), vi.spyOn(passwords, "verify")];
    onTestFinished(() => hashed.forEach((spy) => void spy.mockRestore()));
    const work: number[] = [];
    for (const email of [await known(), unknown()]) {
      const call = await prepare(app, email);
      const before = hashed.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      await call();
      work.push(hashed.reduce((sum, spy) => sum + spy.mock.calls.length, 0) - before);
    }
    expect(work[0]).toBe(work[1]);
  });
});

test("a password is compared with as much work where there is nothing to compare it with", async () => {
  const stored = await hash;
  const quickest = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 5; round += 1) {
    for (const [group, of] of [
      ["known", stored],
      ["unknown", undefined],
    ] as const) {
      const startedAt = performance.now();
      await passwords.verify("wrong-kettle", of);
      quickest[group] = Math.min(quickest[group], performance.now() - startedAt);
    }
  }
  // Of one run and far from what the work takes: without it the answer comes in no time at all.
  expect(quickest.unknown).toBeGreaterThan(quickest.known / 3);
});
