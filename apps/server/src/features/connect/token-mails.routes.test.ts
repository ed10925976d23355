import { expect, test } from "vitest";
import { logInWithCode, ROBIN, signUp } from "../../../test/account-journeys.ts";
import { aBrowser } from "../../../test/browser.ts";
import { eachDatabase, withDatabase } from "../../../test/databases.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp, type TestApp } from "../../../test/test-app.ts";
import { aProgram, makeDevicePassword, makeToken } from "../../../test/token-client.ts";
import { tellTokenEnds } from "./token-end.service.ts";

const DAY = 24 * 60 * 60_000;

async function mailsOf(app: TestApp, address: string, kind: string) {
  return (await mailsTo(app, address)).filter((mail) => mail.kind === kind);
}

withDatabase("mails about devices and tokens", (database) => {
  test("say when one was made, and on what", async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    await makeDevicePassword(owner);
    const { secret } = await makeToken(owner, ["cards:read"]);
    const mails = await mailsOf(app, owner.email, "access_added");
    const titles = mails.map(({ subject }) => subject);
    expect(titles.toSorted()).toEqual([
      "A device was connected to your Visita account",
      "A token was made for your Visita account",
    ]);
    for (const { text } of mails) {
      expect(text).toContain("Made on: Chrome on Windows");
      expect(text).toContain("/account/connect");
      expect(text).not.toContain(secret.slice(0, 8));
    }
  });

  test("say after a new password what goes on working, and leave it working", async () => {
    const app = await buildTestApp(database);
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    const { secret } = await makeToken({ browser }, ["cards:read"]);
    const userid = (await browser.user())?.userid;
    const passwords = { oldPassword: ROBIN.password, newPassword: "another-teapot!" };
    expect((await browser.put(`/api/user/updatepassword/${userid}`, passwords)).statusCode).toBe(200);
    const [mail] = await mailsOf(app, ROBIN.email, "password_changed");
    expect(mail?.text).toContain("Connected devices and tokens still work.");
    expect((await aProgram(app, secret).post("/api/card/getcards")).statusCode).toBe(200);
  });
});

eachDatabase("the mail before a token ends", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const owner = await anOwner(app);
    return { app, owner, mails: () => mailsOf(app, owner.email, "token_ends") };
  }

  test("comes once, a week before, and names the token", async () => {
    const { app, owner, mails } = await open();
    const { secret } = await makeToken(owner, ["cards:read"], 30);
    await makeToken(owner, ["cards:read"], 90);
    await makeToken(owner, ["cards:read"]);
    app.passTime(23 * DAY - 60_000);
    await tellTokenEnds(app.context);
    expect(await mails()).toEqual([]);
    app.passTime(120_000);
    await Promise.all([tellTokenEnds(app.context), tellTokenEnds(app.context)]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("Token: Script");
    expect(mail?.text).toContain(`Begins with: ${secret.slice(0, 8)}`);
    app.passTime(DAY);
    await tellTokenEnds(app.context);
    expect(await mails()).toHaveLength(1);
  });

  test("does not come for one that has ended or was revoked, nor to somebody who has left", async () => {
    const { app, owner, mails } = await open();
    await makeToken(owner, ["cards:read"], 30);
    const { id } = await makeToken(owner, ["cards:read"], 90);
    await owner.browser.delete(`/api/account/tokens/${id}`);
    await makeToken(owner, ["cards:read"], 90);
    app.passTime(30 * DAY);
    await tellTokenEnds(app.context);
    app.passTime(55 * DAY);
    await app.db.updateTable("account").set({ left_at: app.now() }).where("id", "=", owner.id).execute();
    await tellTokenEnds(app.context);
    expect(await mails()).toEqual([]);
  });
});
