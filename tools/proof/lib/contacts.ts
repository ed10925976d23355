import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { beginSession } from "../../../apps/server/src/features/account/sessions/session.service.ts";
import type { FakeSmtp } from "../../harness/fake-smtp.ts";
import type { Product } from "../../harness/product.ts";
import { type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";

export type Owner = { readonly id: string; readonly email: string; readonly cookie: string };

/** The owner of the one seeded card, signed in. */
export async function findOwner(db: RootDb): Promise<Owner> {
  const { id, email } = await db.selectFrom("account").select(["id", "email"]).executeTakeFirstOrThrow();
  return { id, email, cookie: `sid=${await beginSession(db, id, Date.now())}` };
}

/** Everybody is somebody else. */
export function detailsOf(name: string) {
  return { name: `Guest ${name}`, email: `guest-${name}@person.example`, note: "We met at the fair." };
}

export function leftOnCards({ target }: TestEnvironment): Promise<number> {
  return withDatabase(target, async (db) => {
    const rows = await db.selectFrom("person").select("id").where("origin", "=", "left").execute();
    return rows.length;
  });
}

/** How many people are in the contact files that an owner was mailed. */
export function peopleOf({ received }: FakeSmtp, email: string): number {
  const files = received
    .filter(({ envelopeTo }) => envelopeTo.includes(email))
    .flatMap(({ attachments }) => attachments.map(({ content }) => textOf(content)));
  return files.join("").match(/^BEGIN:VCARD/gm)?.length ?? 0;
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

/** How many people an import says that it brought. */
export async function importFile({ url }: Product, { cookie }: Owner, people: number): Promise<number> {
  const rows = Array.from({ length: people }, (_, at) => `Person ${at},person-${at}@person.example`);
  const response = await fetch(`${url}/api/contacts/import`, {
    method: "POST",
    headers: { cookie, "content-type": "text/csv" },
    body: `Name,Email\n${rows.join("\n")}\n`,
  });
  return ((await response.json()) as { added?: number }).added ?? 0;
}
