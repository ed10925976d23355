import { expect, test } from "vitest";
import { logIn, logInWithCode, ROBIN, signUp } from "../../../../test/account-journeys.ts";
import { aBrowser, type Browser } from "../../../../test/browser.ts";
import { withDatabase } from "../../../../test/databases.ts";
import { mailsTo } from "../../../../test/mailbox.ts";
import { buildTestApp } from "../../../../test/test-app.ts";

const NEW_PASSWORD = "another-teapot!";

withDatabase("changing the password", (database) => {
  const open = async () => {
    const app = await buildTestApp(database, { env: { RATE_LIMIT_SCALE: "1" } });
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    return { app, browser, userid: String((await browser.user())?.userid) };
  };
  const change = (browser: Browser, userid: string, oldPassword: unknown, newPassword: unknown) =>
    browser.put(`/api/user/updatepassword/${userid}`, { oldPassword, newPassword } as object);

  test("keeps this browser signed in with a new session and signs the others out", async () => {
    const { app, browser, userid } = await open();
    const other = aBrowser(app, "192.0.2.9");
    await logInWithCode(app, other);
    const before = browser.cookies.get("sid");
    const response = await change(browser, userid, ROBIN.password, NEW_PASSWORD);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: "password updated successfully" });
    expect(browser.cookies.get("sid")).not.toBe(before);
    expect(await browser.user()).not.toBeNull();
    expect(await other.user()).toBeNull();
    expect((await mailsTo(app, ROBIN.email)).map((mail) => mail.kind)).toContain("password_changed");
    expect((await logIn(browser, { ...ROBIN, password: NEW_PASSWORD })).statusCode).toBe(200);
    expect((await logIn(other, { ...ROBIN, password: NEW_PASSWORD })).statusCode).toBe(202);
    expect((await logIn(browser)).statusCode).toBe(401);
  });

  test.each([
    ["", NEW_PASSWORD, "oldPassword", "Old Password is required."],
    ["wrong-one", NEW_PASSWORD, "oldPassword", "Old Password is incorrect."],
    [ROBIN.password, "", "newPassword", "New Password is required."],
    [ROBIN.password, "short-1", "newPassword", "New Password should not be less than 8 characters."],
    [ROBIN.password, "tea pot-moon", "newPassword", "Password should not contain spaces"],
    [ROBIN.password, "teapotmoon9", "newPassword", "Password must have at least one special character"],
    [ROBIN.password, ROBIN.password, "newPassword", "New Password must differ from the old one."],
    [ROBIN.password, "P@ssw0rd1", "newPassword", expect.stringContaining("Many people use this password")],
    [ROBIN.password, 12345678, "newPassword", "New Password is required."],
  ])("from %o to %o is refused at the field", async (oldPassword, newPassword, field, text) => {
    const { browser, userid } = await open();
    const response = await change(browser, userid, oldPassword, newPassword);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: text, fields: { [field]: text } });
    expect(await browser.user()).not.toBeNull();
  });

  test("takes five wrong tries in a quarter of an hour", async () => {
    const { app, browser, userid } = await open();
    for (let at = 0; at < 5; at++)
      expect((await change(browser, userid, "wrong", NEW_PASSWORD)).statusCode).toBe(400);
    expect((await change(browser, userid, ROBIN.password, NEW_PASSWORD)).statusCode).toBe(429);
    app.passTime(16 * 60_000);
    expect((await change(browser, userid, ROBIN.password, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test("is for oneself alone", async () => {
    const { app, browser, userid } = await open();
    const stranger = aBrowser(app);
    const anonymous = await change(stranger, userid, ROBIN.password, NEW_PASSWORD);
    expect(anonymous.statusCode).toBe(401);
    expect(anonymous.json()).toMatchObject({ error: "Please sign in to continue." });
    const person = { ...ROBIN, email: "other@person.example" };
    await signUp(stranger, person);
    await logInWithCode(app, stranger, person);
    const foreign = await change(stranger, userid, ROBIN.password, NEW_PASSWORD);
    expect(foreign.statusCode).toBe(403);
    expect(foreign.json()).toMatchObject({ error: "Forbidden" });
    expect((await logIn(browser)).statusCode).toBe(200);
  });
});
