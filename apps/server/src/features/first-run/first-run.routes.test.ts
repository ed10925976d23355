import { expect, test } from "vitest";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { logInWithCode, signUp } from "../../../test/account-journeys.ts";
import { aBrowser } from "../../../test/browser.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { readZipFiles } from "../../../test/read-zip-files.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aVisitor } from "../../../test/visits.ts";

const NOTHING = { card: false, signature: false, code: false, visitor: false };

withDatabase("the first steps", (database) => {
  async function open() {
    const app = await buildTestApp(database);
    const browser = aBrowser(app);
    await signUp(browser);
    await logInWithCode(app, browser);
    const steps = async () => (await browser.get("/api/first-run")).json().steps;
    const record = (event: unknown) => browser.post("/api/first-run", { event });
    const addCard = async () =>
      (await browser.post("/api/card/add", await cardFields({ username: "robin" }))).json().cardid as string;
    return { app, browser, steps, record, addCard };
  }

  test("tick themselves off as they are done", async () => {
    const { app, browser, steps, record, addCard } = await open();
    expect(await steps()).toEqual(NOTHING);
    const cardid = await addCard();
    expect(await steps()).toEqual({ ...NOTHING, card: true });
    const copied = { ...NOTHING, card: true, signature: true };
    expect((await record("signature_copied")).json()).toEqual({ steps: copied });
    expect((await record("code_shown")).json()).toEqual({ steps: { ...copied, code: true } });

    await browser.post("/api/public/seen", { card: cardid, kind: "view" });
    await app.context.visitRecorder.flush();
    expect(await steps()).toMatchObject({ visitor: false });
    await aVisitor(app).view(cardid);
    await app.context.visitRecorder.flush();
    expect(await steps()).toEqual({ card: true, signature: true, code: true, visitor: true });
  });

  test("say again what is missing when the card is gone", async () => {
    const { browser, steps, addCard } = await open();
    const cardid = await addCard();
    await browser.post(`/api/card/delete/${cardid}`, { username: "robin", version: 1 });
    expect(await steps()).toEqual(NOTHING);
  });

  test("are put away for good", async () => {
    const { steps, record } = await open();
    expect((await record("put_away")).json()).toEqual({ steps: null });
    expect((await record("code_shown")).json()).toEqual({ steps: null });
    expect(await steps()).toBeNull();
  });

  test("are not for accounts that were there before", async () => {
    const { app } = await open();
    const { browser } = await anOwner(app);
    const answers = [
      await browser.get("/api/first-run"),
      await browser.post("/api/first-run", { event: "code_shown" }),
      await browser.get("/api/first-run"),
    ];
    expect(answers.map((answer) => answer.json())).toEqual([
      { steps: null },
      { steps: null },
      { steps: null },
    ]);
  });

  test("know no other events, and belong to one account each", async () => {
    const { app, record, steps } = await open();
    for (const event of ["card", "", null, undefined, 1, ["put_away"]]) {
      expect((await record(event)).statusCode).toBe(400);
    }
    const other = aBrowser(app);
    const sam = {
      firstname: "Sam",
      lastname: "Example",
      email: "sam@person.example",
      password: "kettle-on-mars!",
    };
    await signUp(other, sam);
    await logInWithCode(app, other, sam);
    await other.post("/api/first-run", { event: "signature_copied" });
    expect(await steps()).toEqual(NOTHING);
    expect((await aBrowser(app).get("/api/first-run")).statusCode).toBe(401);
  });

  test("are in the copy of an account", async () => {
    const { app, browser, record } = await open();
    await record("signature_copied");
    const { id } = (await browser.post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    const files = await readZipFiles((await browser.get(`/api/account/export/${id}/file`)).rawPayload);
    expect(JSON.parse(String(files.get("account.json"))).firstRun).toEqual({
      signatureCopiedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      codeShownAt: null,
      putAwayAt: null,
    });
  });
});
