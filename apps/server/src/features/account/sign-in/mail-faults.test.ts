import { expect, test } from "vitest";
import { freePort } from "../../../../../../tools/harness/free-port.mjs";
import { generateOtp, logIn, logInWithCode, ROBIN, signUp } from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

withDatabase("while no mail can be sent", (database) => {
  const open = async () => {
    // Nothing listens on this port.
    const app = await buildTestApp(database, { env: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` } });
    return { app, browser: aBrowser(app) };
  };

  /** Lets the worker notice the failure and moves the clock by a minute. */
  const lose = async ({ app }: Awaited<ReturnType<typeof open>>) => {
    await app.context.mail.tick();
    app.passTime(61_000);
    await app.context.mail.tick();
  };

  test("people can sign up", async () => {
    const { app, browser } = await open();
    await logIn(browser);
    await lose({ app, browser });
    await signUp(browser);
    const response = await browser.post("/api/auth/registermail", { useremail: ROBIN.email });
    expect(response.statusCode).toBe(200);
  });

  test("calls that need a mail say so after a minute, for known and unknown addresses alike", async () => {
    const { app, browser } = await open();
    await signUp(browser);
    expect((await logIn(browser)).statusCode).toBe(202);
    await lose({ app, browser });
    const known = await generateOtp(aBrowser(app));
    const unknown = await generateOtp(aBrowser(app), "nobody@person.example");
    expect(known.statusCode).toBe(503);
    expect(known.json()).toMatchObject({
      error: "We can’t send email right now. Please try again in a few minutes.",
      code: "unavailable",
    });
    expect(unknown.statusCode).toBe(503);
    expect(unknown.body).toBe(known.body);
    expect((await logIn(aBrowser(app))).statusCode).toBe(503);
    expect((await logIn(browser, { ...ROBIN, password: "wrong-one" })).statusCode).toBe(401);
  });

  test("a confirmed device signs in as ever", async () => {
    const working = await buildTestApp(database);
    const browser = aBrowser(working);
    await signUp(browser);
    await logInWithCode(working, browser);
    working.context.mail.isFailing = () => true;
    expect((await logIn(browser)).statusCode).toBe(200);
    expect((await logIn(aBrowser(working))).statusCode).toBe(503);
  });
});
