import { expect, test } from "vitest";
import { cardFields } from "../../../../../tools/harness/cards.ts";
import { contactsOf } from "../../../test/contacts.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { aProgram, makeToken } from "../../../test/token-client.ts";
import { deleteOldKeys } from "./idempotency.service.ts";

const DAY = 24 * 60 * 60_000;
const ADA = { name: "Ada Example" };

eachDatabase("a call with an Idempotency-Key", (database) => {
  const open = async () => {
    const app = await buildTestApp(database);
    const owner = await anOwner(app, "premium");
    const permissions = ["cards:write", "contacts:write", "links"] as const;
    const { secret } = await makeToken(owner, permissions);
    const { post, send } = aProgram(app, secret);
    const once = (key: string, url: string, payload: object) =>
      post(url, payload, { "idempotency-key": key });
    return { app, owner, once, send, contacts: contactsOf(owner) };
  };

  test("makes one person however often it is sent, and gets the same answer", async () => {
    const { once, contacts } = await open();
    const first = await once("one", "/api/contacts", ADA);
    const second = await once("one", "/api/contacts", ADA);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.body).toBe(first.body);
    expect(first.headers["idempotent-replayed"]).toBeUndefined();
    expect(second.headers["idempotent-replayed"]).toBe("true");
    expect((await contacts.list()).matches).toBe(1);
    await once("another", "/api/contacts", ADA);
    expect((await contacts.list()).matches).toBe(2);
  });

  test("makes one card and one link, and tells the card's message in words", async () => {
    const { once, owner } = await open();
    const card = await cardFields({ username: "robin" });
    const [first, second] = [await once("c", "/api/card/add", card), await once("c", "/api/card/add", card)];
    expect(second.json()).toEqual(first.json());
    expect(second.json().message).toBe(first.json().message);
    expect(second.json().message).toMatch(/^[\w ’.,!]+$/);
    const links = `/api/card/links/${first.json().cardid}`;
    const link = { name: "Salone", slug: "salone" };
    expect((await once("l", links, link)).statusCode).toBe(201);
    expect((await once("l", links, link)).statusCode).toBe(201);
    expect((await owner.browser.get(links)).json().links).toHaveLength(1);
  });

  test("sent twice at the same moment makes one person", async () => {
    const { once, contacts } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => once("one", "/api/contacts", ADA)));
    const bodies = new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body));
    expect(bodies.size).toBe(1);
    for (const { statusCode, json } of answers) {
      if (statusCode !== 201) expect([statusCode, json().code]).toEqual([409, "key_in_use"]);
    }
    expect((await contacts.list()).matches).toBe(1);
  });

  test("imports a file once", async () => {
    const { send, contacts } = await open();
    const upload = (payload: string) =>
      send({
        method: "POST",
        url: "/api/contacts/import?duplicates=skip",
        payload,
        headers: { "content-type": "text/csv", "idempotency-key": "file" },
      });
    const file = "Name,Email\nAda,ada@person.example\n";
    expect((await upload(file)).json()).toMatchObject({ added: 1 });
    expect((await upload(file)).json()).toMatchObject({ added: 1 });
    expect((await upload(`${file}Bea,bea@person.example\n`)).json().code).toBe("key_reused");
    expect((await contacts.list()).matches).toBe(1);
  });

  test("is refused for anything else than the first time", async () => {
    const { once, contacts } = await open();
    await once("one", "/api/contacts", ADA);
    const other = await once("one", "/api/contacts", { name: "Bea Example" });
    expect([other.statusCode, other.json().code]).toEqual([422, "key_reused"]);
    for (const key of ["", " ", "k".repeat(256), "ключ"]) {
      const answer = await once(key, "/api/contacts", ADA);
      expect([answer.statusCode, answer.json().code], key).toEqual([400, "invalid_input"]);
    }
    expect((await contacts.list()).matches).toBe(1);
  });

  test("that failed can be sent again", async () => {
    const { once, contacts } = await open();
    expect((await once("one", "/api/contacts", { name: "" })).statusCode).toBe(400);
    expect((await once("one", "/api/contacts", { name: "" })).statusCode).toBe(400);
    expect((await once("one", "/api/contacts", ADA)).statusCode).toBe(201);
    expect((await contacts.list()).matches).toBe(1);
  });

  test("that was cut off is not done twice", async () => {
    const { app, once, contacts } = await open();
    await once("one", "/api/contacts", ADA);
    await app.db.updateTable("idempotency_key").set({ answer: null }).execute();
    expect((await once("one", "/api/contacts", ADA)).json().code).toBe("key_in_use");
    expect((await contacts.list()).matches).toBe(1);
  });

  test("is remembered for a day, and for its own account alone", async () => {
    const { app, once, contacts } = await open();
    await once("one", "/api/contacts", ADA);
    const other = await anOwner(app);
    const { secret } = await makeToken(other, ["contacts:write"]);
    const headers = { "idempotency-key": "one" };
    expect((await aProgram(app, secret).post("/api/contacts", { name: "Bea" }, headers)).statusCode).toBe(
      201,
    );
    app.passTime(DAY - 60_000);
    await deleteOldKeys(app.context);
    expect((await once("one", "/api/contacts", ADA)).headers["idempotent-replayed"]).toBe("true");
    app.passTime(60_000);
    expect((await once("one", "/api/contacts", ADA)).headers["idempotent-replayed"]).toBeUndefined();
    expect((await contacts.list()).matches).toBe(2);
    app.passTime(DAY);
    await deleteOldKeys(app.context);
    expect(await app.db.selectFrom("idempotency_key").selectAll().execute()).toEqual([]);
  });
});
