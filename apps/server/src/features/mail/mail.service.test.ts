import type { OwnerLanguage } from "@visita/domain/language/languages";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/databases.ts";
import { aLoginCode, buildMail, SECRET_KEY } from "../../../test/mail.ts";
import { createMailCipher } from "./mail-encryption.ts";

eachDatabase("writing a mail down", (database) => {
  const rowsOf = async (db: Awaited<ReturnType<typeof database.open>>) =>
    db.selectFrom("outbox").selectAll().execute();

  test("happens with the caller's transaction: sent when it commits, gone when it does not", async () => {
    const db = await database.open();
    const mail = buildMail(db);
    await db.transaction().execute((trx) => mail.enqueue(trx, "robin@person.example", { kind: "welcome" }));
    const failing = db.transaction().execute(async (trx) => {
      await mail.enqueue(trx, "kim@person.example", { kind: "welcome" });
      throw new Error("something else went wrong");
    });
    await expect(failing).rejects.toThrow("something else");
    await mail.tick();
    expect((await mail.mailbox.list()).map(({ to }) => to)).toEqual(["robin@person.example"]);
    expect(await rowsOf(db)).toHaveLength(1);
  });

  test("leaves nothing readable in the table, before and after sending", async () => {
    const db = await database.open();
    const mail = buildMail(db);
    const look = async () => JSON.stringify(await rowsOf(db));
    await mail.enqueue(db, "robin@person.example", aLoginCode(mail.now(), "407182"));
    const texts = [await look()];
    await mail.tick();
    texts.push(await look());
    expect((await mail.mailbox.list())[0]).toMatchObject({ to: "robin@person.example", code: "407182" });
    for (const text of texts) {
      for (const secret of ["407182", "robin", "person.example"]) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(Buffer.from(secret).toString("base64url"));
      }
    }
  });

  test("seals a mail for its own row and for one key", async () => {
    const db = await database.open();
    const mail = buildMail(db);
    await mail.enqueue(db, "robin@person.example", { kind: "welcome" });
    const [row] = await rowsOf(db);
    const sealed = row?.sealed ?? "";
    const id = row?.id ?? "";
    const cipher = createMailCipher({ current: "a secret key that is only for tests", old: [] });
    expect(cipher.decrypt(id, sealed)?.to).toBe("robin@person.example");
    expect(cipher.decrypt("another-row", sealed)).toBeUndefined();
    expect(cipher.decrypt(id, `A${sealed.slice(1, -1)}A`)).toBeUndefined();
    expect(
      createMailCipher({ current: "another key that is long enough", old: [] }).decrypt(id, sealed),
    ).toBeUndefined();
  });

  test("keeps the language it is written in; one from before there was a choice is English", async () => {
    const db = await database.open();
    const mail = buildMail(db);
    const cipher = createMailCipher(SECRET_KEY);
    await mail.enqueue(db, "robin@person.example", { kind: "welcome" });
    const [row] = await rowsOf(db);
    const id = row?.id ?? "";
    expect(cipher.decrypt(id, row?.sealed ?? "")?.language).toBe("en");
    const readAs = async (language: { language?: OwnerLanguage }) => {
      const envelope = { to: "robin@person.example", mail: { kind: "welcome" }, ...language } as const;
      await db
        .updateTable("outbox")
        .set({ sealed: cipher.encrypt(id, envelope) })
        .execute();
      await mail.tick();
      return (await mail.mailbox.find(id))?.html;
    };
    expect(await readAs({ language: "ar" })).toContain('<html lang="ar" dir="rtl">');
    expect(await readAs({})).toContain('<html lang="en" dir="ltr">');
  });

  test("writes the same for an address that nobody has, and sends nothing", async () => {
    const db = await database.open();
    const mail = buildMail(db);
    await mail.enqueue(db, "robin@person.example", aLoginCode(mail.now()));
    await mail.enqueue(db, null, aLoginCode(mail.now()));
    const [real, decoy] = await rowsOf(db);
    const shape = (row: object | undefined) =>
      Object.entries(row ?? {}).map(([name, value]) => [name, typeof value]);
    expect(shape(decoy)).toEqual(shape(real));
    await mail.tick();
    expect(await mail.mailbox.list()).toHaveLength(1);
    expect(await rowsOf(db)).toHaveLength(1);
  });

  test.each([
    "robin@person.example\r\nBcc: all@person.example",
    "robin@person.example\nSubject: hello",
    "robin@person.example, kim@person.example",
    "Robin <robin@person.example>",
    "robin@person.example\u0000",
    '"robin smith"@person.example',
    "robin@@person.example",
    "robin",
    "",
  ])("refuses %j, which is not one plain address", async (to) => {
    const db = await database.open();
    const mail = buildMail(db);
    await expect(mail.enqueue(db, to, { kind: "welcome" })).rejects.toThrow("one plain address");
    expect(await rowsOf(db)).toEqual([]);
  });

  test.each(["o'neil+cards@person.example", "robin@xn--bcher-kva.example", "a.b-c_d@sub.person.example"])(
    "takes %s",
    async (to) => {
      const db = await database.open();
      const mail = buildMail(db);
      await mail.enqueue(db, to, { kind: "welcome" });
      await mail.tick();
      expect((await mail.mailbox.list())[0]?.to).toBe(to);
    },
  );
});
