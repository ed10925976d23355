import { expect, test } from "vitest";
import { eachDatabase } from "../../test/databases.ts";
import { prepared } from "./prepared.ts";

const account = (id: string) => ({
  id,
  email: `${id}@person.example`,
  first_name: "Robin",
  last_name: "Sample",
  password_hash: "none",
  email_verified_at: 1,
  created_at: 1,
});

const idOf = prepared((db, email: string) =>
  db.selectFrom("account").select("id").where("email", "=", email),
);

eachDatabase("prepared queries", ({ open }) => {
  test("the same query has other rows for other values, and in a transaction", async () => {
    const db = await open();
    await db.insertInto("account").values(["ada", "bea"].map(account)).execute();
    const emails = ["ada@person.example", "bea@person.example", "' or 1=1 --"];
    expect(await Promise.all(emails.map((email) => idOf(db, email)))).toEqual([
      [{ id: "ada" }],
      [{ id: "bea" }],
      [],
    ]);
    await db.transaction().execute(async (trx) => {
      await trx.insertInto("account").values(account("cleo")).execute();
      expect(await idOf(trx, "cleo@person.example")).toEqual([{ id: "cleo" }]);
    });
  });

  test("a query that uses its values in another order is refused", async () => {
    const swapped = prepared((db, email: string, id: string) =>
      db.selectFrom("account").select("id").where("id", "=", id).where("email", "=", email),
    );
    await expect(swapped(await open(), "ada@person.example", "ada")).rejects.toThrow("in their order");
  });
});
