import type { Db } from "../../db/database.ts";

export function findCustomer(db: Db, provider: string, accountId: string) {
  return db
    .selectFrom("billing_customer")
    .selectAll()
    .where("provider", "=", provider)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export function findCustomerById(db: Db, provider: string, customerId: string) {
  return db
    .selectFrom("billing_customer")
    .selectAll()
    .where("provider", "=", provider)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
}

export async function insertCustomer(
  db: Db,
  row: { provider: string; account_id: string; customer_id: string; email: string },
): Promise<void> {
  await db
    .insertInto("billing_customer")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Customers of whom the provider knows another address than the account has, with that of the account. */
export async function listCustomersWithNewEmail(
  db: Db,
  provider: string,
  limit: number,
): Promise<{ customer_id: string; email: string }[]> {
  return (
    db
      .selectFrom("billing_customer")
      .innerJoin("account", "account.id", "billing_customer.account_id")
      .select(["billing_customer.customer_id", "account.email"])
      .where("billing_customer.provider", "=", provider)
      .where("account.left_at", "is", null)
      // An account that holds a team has no address.
      .where("account.email", "like", "%@%")
      .where((row) =>
        row.or([
          row("billing_customer.email", "is", null),
          row("billing_customer.email", "!=", row.ref("account.email")),
        ]),
      )
      .orderBy("billing_customer.customer_id")
      .limit(limit)
      .execute()
  );
}

export async function updateCustomerEmail(
  db: Db,
  provider: string,
  customerId: string,
  email: string,
): Promise<void> {
  await db
    .updateTable("billing_customer")
    .set({ email })
    .where("provider", "=", provider)
    .where("customer_id", "=", customerId)
    .execute();
}

/** One page of the customers without a running subscription. */
export function listIdleCustomers(db: Db, provider: string, after: string, limit: number) {
  return db
    .selectFrom("billing_customer")
    .selectAll()
    .where("provider", "=", provider)
    .where("customer_id", ">", after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("subscription")
            .select("subscription.id")
            .whereRef("subscription.customer_id", "=", "billing_customer.customer_id")
            .where("subscription.ended_at", "is", null),
        ),
      ),
    )
    .orderBy("customer_id")
    .limit(limit)
    .execute();
}
