import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { generateOtp, logIn, ROBIN, sendTicket, signUp } from "../../../test/account-journeys.ts";
import { aBrowser } from "../../../test/browser.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const PAIRS = 30;

/** The middle of the ratios of pairs taken one after the other, so that noise hits both alike. */
async function ratioOf(known: () => Promise<unknown>, unknown: () => Promise<unknown>): Promise<number> {
  const time = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) ratios.push((await time(known)) / (await time(unknown)));
  return ratios.toSorted((a, b) => a - b)[PAIRS / 2] as number;
}

/** Leaving out one step of the work for unknown addresses makes a factor of ten or more; noise makes far less. */
function expectAlike(ratio: number): void {
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
}

eachDatabase("how long an answer takes", (database) => {
  const open = async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1000" } });
    await signUp(aBrowser(app));
    return app;
  };

  test("does not tell at sign-in whether an address has an account", async () => {
    const app = await open();
    let at = 0;
    expectAlike(
      await ratioOf(
        () => logIn(aBrowser(app), { ...ROBIN, password: "wrong-one" }),
        () => logIn(aBrowser(app), { email: `nobody${at++}@person.example`, password: "wrong-one" }),
      ),
    );
  }, 30_000);

  test("does not tell at recovery either", async () => {
    const app = await open();
    const recover = async (email: string) => {
      const browser = aBrowser(app);
      await sendTicket(browser, (await generateOtp(browser, email)).json().code, email);
    };
    let at = 0;
    expectAlike(
      await ratioOf(
        () => recover(ROBIN.email),
        () => recover(`nobody${at++}@person.example`),
      ),
    );
  }, 30_000);
});
