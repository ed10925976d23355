import { LANGUAGE_COOKIE } from "@visita/domain/language/languages";
import { expect, test } from "vitest";
import { logIn, logInWithCode, ROBIN, signUp } from "../../../../test/account-journeys.ts";
import { aBrowser } from "../../../../test/browser.ts";
import { eachDatabase } from "../../../../test/databases.ts";
import { mailsTo } from "../../../../test/mailbox.ts";
import { anOwner } from "../../../../test/owner.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { findActiveRecipient, recipientAt } from "../account.service.ts";

eachDatabase("the language of an account", (database) => {
  const open = async () => {
    const app = await buildTestApp(database);
    const storedBy = async (email: string) => {
      const accounts = app.db.selectFrom("account").select("language").where("email", "=", email);
      return (await accounts.executeTakeFirstOrThrow()).language;
    };
    return { app, storedBy };
  };

  test.each([
    ["de-AT, en;q=0.5", "de", "Dein Sicherheitscode für Visita"],
    ["tlh, sv", "en", "Your Visita security code"],
    ["", "en", "Your Visita security code"],
  ])("begins as that of a browser that prefers %j", async (accepted, language, subject) => {
    const { app, storedBy } = await open();
    const browser = aBrowser(app);
    const headers = { "accept-language": accepted };
    const signedUp = await browser.send({
      method: "POST",
      url: "/api/auth/register",
      payload: ROBIN,
      headers,
    });
    expect(signedUp.json().user).toMatchObject({ email: ROBIN.email, language });
    expect(await storedBy(ROBIN.email)).toBe(language);
    // What is chosen for the account counts from then on, and not what a browser prefers.
    const { email, password } = ROBIN;
    await browser.post("/api/auth/login", { email, password });
    const [mail] = await mailsTo(app, ROBIN.email);
    expect(mail).toMatchObject({ kind: "login_code", subject });
    expect(mail?.html).toContain(`<html lang="${language}" dir="ltr">`);
  });

  test("begins as it was chosen before there was an account", async () => {
    const { app } = await open();
    const browser = aBrowser(app);
    const headers = { "accept-language": "fr", cookie: `${LANGUAGE_COOKIE}=de` };
    const signedUp = await browser.send({
      method: "POST",
      url: "/api/auth/register",
      payload: ROBIN,
      headers,
    });
    expect(signedUp.json().user).toMatchObject({ language: "de" });
  });

  test("is changed, and told from then on", async () => {
    const { app, storedBy } = await open();
    const { browser, email } = await anOwner(app);
    expect(await browser.user()).not.toHaveProperty("language");
    const chosen = await browser.put("/api/account/language", { language: "de" });
    expect(chosen.statusCode).toBe(200);
    expect(chosen.json()).toMatchObject({ user: { email, language: "de" } });
    expect(await browser.user()).toMatchObject({ language: "de" });
    expect(await storedBy(email)).toBe("de");
  });

  test.each([{ language: "tlh" }, { language: "pt" }, { language: null }, { language: 7 }, {}])(
    "is refused when it is none that owners have: %o",
    async (payload) => {
      const { app, storedBy } = await open();
      const { browser, email } = await anOwner(app, "free", { language: "en" });
      const response = await browser.put("/api/account/language", payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: "invalid_input" });
      expect(await storedBy(email)).toBe("en");
    },
  );

  test("that is not offered any more is read as the browser's", async () => {
    const { app } = await open();
    const { browser } = await anOwner(app, "free", { language: "tlh" });
    expect(await browser.user()).not.toHaveProperty("language");
  });

  test("is that of mails, also to an address that is not the account's yet", async () => {
    const { app } = await open();
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    const email = "new@person.example";
    await browser.post("/api/account/email", { email, password: ROBIN.password });
    expect((await mailsTo(app, email))[0]?.html).toContain('<html lang="en" dir="ltr">');
    expect((await logIn(browser)).statusCode).toBe(200);
  });

  test("is that of mails to its address from elsewhere, and of what only somebody who uses it gets", async () => {
    const { app } = await open();
    const { id, email } = await anOwner(app, "free", { language: "ja" });
    expect(await recipientAt(app.db, email.toUpperCase())).toMatchObject({ language: "ja" });
    expect(await recipientAt(app.db, "nobody@person.example")).toEqual({
      email: "nobody@person.example",
      language: null,
    });
    expect(await findActiveRecipient(app.db, id)).toMatchObject({ email, language: "ja" });
    await app.db.updateTable("account").set({ left_at: app.now() }).where("id", "=", id).execute();
    expect(await findActiveRecipient(app.db, id)).toBeUndefined();
    expect(await findActiveRecipient(app.db, "nobody")).toBeUndefined();
  });
});
