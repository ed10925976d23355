import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ADMIN_EMAIL, ADMIN_ENV } from "../../../test/admins.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { temporaryFolder } from "../../../test/server-process.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { StartError } from "../../lib/start-error.ts";
import { ADMIN_COMMANDS, adminCommandOf } from "./admin-commands.ts";

withDatabase("npm run admin", (database) => {
  async function open() {
    const app = await buildTestApp(database, { env: ADMIN_ENV });
    const owner = await anOwner(app);
    await owner.add({ username: "robin" });
    return { app, owner, run: async (...args: string[]) => adminCommandOf(args)(app) };
  }

  test("suspends, grants, takes down and puts back, and everything is in the audit log", async () => {
    const { app, owner, run } = await open();
    const { email } = owner;
    expect(await run("list", email)).toContain(email);
    expect(await run("grant", email, "2999-01-01", "Speaker")).toContain("premium until 2999-01-01");
    expect(await run("suspend", email, "Bulk mail")).toContain("suspended");
    expect((await app.inject("/api/card/robin")).statusCode).toBe(410);
    expect(await run("lift", email, "Answered")).toContain("lifted");
    expect((await app.inject("/api/card/robin")).statusCode).toBe(200);
    expect(await run("signout", email, "Lost phone")).toContain("signed out");
    expect((await owner.browser.get("/api/card/getcarddataforupdate/robin")).statusCode).toBe(401);
    expect(await run("take-down", "Robin", "Fraud", "It asks for passwords.", "451")).toContain("taken down");
    expect((await app.inject("/api/card/robin")).statusCode).toBe(451);
    expect(await run("put-back", "/c/robin", "Answered")).toContain("back");
    expect((await app.inject("/api/card/robin")).statusCode).toBe(200);
    expect(await run("reports")).toBe("0 cards with open reports");
    const audit = await run("audit");
    for (const step of ["Restored /c/robin", "Took down /c/robin", `Suspended ${email}`, "command line"]) {
      expect(audit).toContain(step);
    }
  });

  test("lets one account use a name that is kept back, until that account is deleted", async () => {
    const { app, owner, run } = await open();
    const other = await anOwner(app);
    const exists = async ({ browser, id }: typeof owner) =>
      (await browser.post("/api/card/checkcardusername", { username: "Paypal-Anna", userid: id })).json()
        .exists;
    expect(await exists(owner)).toBe(true);
    expect(await run("allow-username", "PayPal-Anna", owner.email, "Works there")).toBe(
      `${owner.email}: can use PayPal-Anna.`,
    );
    expect([await exists(owner), await exists(other)]).toEqual([false, true]);
    expect((await other.add({ username: "paypal-anna" })).statusCode).toBe(409);
    await owner.goPremium();
    const { cardid } = (await owner.add({ username: "anna" })).json();
    const moved = await owner.browser.put(`/api/card/changeusername/${cardid}`, { username: "paypal-anna" });
    expect(moved.statusCode).toBe(200);
    expect(await run("audit")).toContain(`Allowed a username to ${owner.email}\tWorks there\t/c/PayPal-Anna`);
    const folder = temporaryFolder();
    await run("export", owner.email, join(folder, "copy.zip"));
    const files = await readZipFiles(readFileSync(join(folder, "copy.zip")));
    expect(JSON.parse(String(files.get("account.json"))).allowedUsernames).toMatchObject([
      { username: "paypal-anna" },
    ]);
    await run("delete", owner.email);
    expect(await app.db.selectFrom("username_grant").selectAll().execute()).toEqual([]);
  });

  test("allows neither a name that is free anyway nor one that is none", async () => {
    const { owner, run } = await open();
    const allow = (username: string) => run("allow-username", username, owner.email, "Asked");
    await expect(allow("robin-two")).rejects.toThrow("anyone can take it");
    await expect(allow("pay pal")).rejects.toThrow("should not contain spaces");
  });

  test("says when visitors see it: on PostgreSQL a running server is told at once, on SQLite it is not", async () => {
    const { owner, run } = await open();
    const delay = database.target.kind === "sqlite" ? " Visitors see this within 30 seconds." : "";
    expect(await run("grant", owner.email, "2999-01-01", "Speaker")).not.toContain("Visitors");
    expect(await run("take-down", "robin", "Bad")).toBe(`/c/robin: taken down, and its owner told.${delay}`);
    expect(await run("put-back", "robin", "Answered")).toBe(`/c/robin: back.${delay}`);
    expect(await run("suspend", owner.email, "Bulk mail")).toBe(`${owner.email}: suspended.${delay}`);
  });

  test("gives up the secret key, which is in the audit log too", async () => {
    const { run } = await open();
    expect(await run("forget-key")).toContain("may use another key");
    expect(await run("audit")).toMatch(/command line\tGave up the secret key\t/);
  });

  test("has no command that changes the audit log", () => {
    const commands = Object.keys(ADMIN_COMMANDS).sort();
    const changing = [
      "allow-username",
      "delete",
      "export",
      "forget-key",
      "grant",
      "lift",
      "put-back",
      "signout",
      "suspend",
      "take-down",
    ];
    expect(commands).toEqual([...changing, "audit", "list", "reports"].sort());
  });

  test.each<[string, string[], string]>([
    ["an unknown command", ["audit-delete"], "Choose a command"],
    ["a name of every object", ["constructor"], "Choose a command"],
    ["too few words", ["suspend", "nobody@person.example"], "Choose a command"],
    ["an empty reason", ["suspend", "nobody@person.example", "  "], "Please give a reason."],
    ["a reason of 501 characters", ["lift", "nobody@person.example", "a".repeat(501)], "500 characters"],
    [
      "somebody who is not there",
      ["suspend", "nobody@person.example", "Spam"],
      "No account has the email address",
    ],
    ["a card that is not there", ["take-down", "nobody", "Spam"], "No card has the username"],
    ["a card that is up", ["put-back", "robin", "Again"], "not taken down"],
    [
      "a day that is none",
      ["grant", "nobody@person.example", "2027-02-31", "Speaker"],
      "Please choose a day.",
    ],
    ["an unknown status", ["take-down", "robin", "Spam", "Why", "404"], "Please choose what visitors"],
  ])("refuses %s", async (_what, args, message) => {
    const { run } = await open();
    const refusal = await run(...args).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as StartError).message).toContain(message);
  });

  test("does not suspend or delete an admin", async () => {
    const { app, run } = await open();
    await anOwner(app, "free", { email: ADMIN_EMAIL });
    for (const command of ["suspend", "delete"]) {
      await expect(run(command, ADMIN_EMAIL, "A mistake")).rejects.toThrow("ADMIN_EMAILS");
    }
  });
});
