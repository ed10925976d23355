import { expect, test } from "vitest";
import { anAccount } from "../../../../../harness/accounts.ts";
import { generateOtp, logIn, sendTicket } from "../../../test/account-journeys.ts";
import { aBrowser } from "../../../test/browser.ts";
import { timeDifference } from "../../../test/compare-times.ts";
import { eachDatabase, type TestDatabase } from "../../../test/databases.ts";
import { recordStatements } from "../../../test/record-statements.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { createPasswords } from "../../lib/passwords.ts";

const HOUR = 60 * 60_000;
const passwords = createPasswords();
const hash = passwords.hash("teapot-on-the-moon");

/**
 * Of the time of a call. With every core taken several times over, the same call twice differed by less than 0.03;
 * one statement more makes 0.1 of a short call on PostgreSQL.
 */
const BOUND = 0.06;
/** A difference that is there shows each time; one that something else has made does not. */
const ROUNDS = 3;

type Prepared = () => Promise<{ statusCode: number }>;
type Call = {
  readonly status: number;
  /** A password takes fifty times as long as anything else. */
  readonly pairs: number;
  readonly prepare: (app: TestApp, email: string) => Promise<Prepared>;
};

/** The calls that answer alike whether an address has an account or not. */
const CALLS: Readonly<Record<string, Call>> = {
  login: {
    status: 401,
    pairs: 20,
    prepare: async (app, email) => () => logIn(aBrowser(app), { email, password: "wrong-kettle" }),
  },
  "authenticate, to a network that has asked for too many": {
    status: 200,
    pairs: 120,
    prepare: async (app, email) => () => aBrowser(app).post("/api/auth/authenticate", { email }),
  },
  generateotp: {
    status: 201,
    pairs: 120,
    prepare: async (app, email) => () => generateOtp(aBrowser(app), email),
  },
  "registermail with a ticket": {
    status: 200,
    pairs: 120,
    prepare: async (app, email) => {
      const browser = aBrowser(app);
      const { code } = (await generateOtp(browser, email)).json();
      return () => sendTicket(browser, code, email);
    },
  },
  "registermail without one": {
    status: 200,
    pairs: 120,
    prepare: async (app, email) => () => aBrowser(app).post("/api/auth/registermail", { useremail: email }),
  },
};
const calls = Object.entries(CALLS);

/** Nobody has asked about any of these addresses before, and half of them have an account. */
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

eachDatabase("whether an address has an account", (database) => {
  test.each(calls)(
    "is not told by the time of %s",
    async (_name, { pairs, prepare, status }) => {
      const { app, known, unknown } = await open(database);
      const checked = async (email: string): Promise<Prepared> => {
        const call = await prepare(app, email);
        return async () => {
          const response = await call();
          expect(response.statusCode).toBe(status);
          return response;
        };
      };
      let least = Number.POSITIVE_INFINITY;
      for (let round = 0; round < ROUNDS && least > BOUND; round++) {
        const difference = await timeDifference({
          pairs,
          one: async () => checked(await known()),
          other: async () => checked(unknown()),
          settle: () => app.mail.tick(),
        });
        least = Math.min(least, Math.abs(difference));
      }
      expect(least).toBeLessThan(BOUND);
    },
    60_000,
  );

  test.each(calls)("is not told by what %s asks of the database", async (_name, { prepare }) => {
    const recorded = recordStatements(database);
    const { app, known, unknown } = await open(recorded.database);
    // Mails leave after the answer, and only where there is somebody.
    await app.mail.stop();
    const ofKnown = await recorded.during(await prepare(app, await known()));
    const ofUnknown = await recorded.during(await prepare(app, unknown()));
    expect(ofUnknown.length).toBeGreaterThan(1);
    expect(ofKnown).toEqual(ofUnknown);
  });
});
