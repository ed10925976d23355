import { setTimeout as wait } from "node:timers/promises";
import type { RootDb } from "../../apps/server/src/db/database.ts";
import { beginSession } from "../../apps/server/src/features/account/session.service.ts";
import { readZip } from "../../apps/server/src/lib/read-zip.ts";
import { accountRow } from "../../harness/accounts.ts";
import type { Product } from "../../harness/product.ts";
import { type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { findOwner, type Owner } from "./contacts.ts";

const READY_TIMEOUT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

export type Copy = { readonly bytes: Buffer<ArrayBuffer>; readonly cards: number; readonly people: number };

/** The owner of the seeded card, and somebody without any. */
export async function signInOwners(db: RootDb): Promise<{ owner: Owner; newcomer: Owner }> {
  const owner = await findOwner(db);
  const { id, email } = await db
    .insertInto("account")
    .values(accountRow({ welcomed_at: Date.now() }))
    .returning(["id", "email"])
    .executeTakeFirstOrThrow();
  return { owner, newcomer: { id, email, cookie: `sid=${await beginSession(db, id, Date.now())}` } };
}

export async function beginExport({ url }: Product, { cookie }: Owner): Promise<void> {
  const response = await fetch(`${url}/api/account/export`, { method: "POST", headers: { cookie } });
  if (response.status !== 202) throw new Error(`a copy was not begun: ${response.status}`);
}

/** The killed process holds its claim for a while, which is cut short. */
export async function downloadWhenReady(
  { target }: TestEnvironment,
  { url }: Product,
  { cookie }: Owner,
): Promise<Copy> {
  await withDatabase(target, (db) =>
    db.updateTable("account_export").set({ claimed_until: 0 }).where("state", "=", "making").execute(),
  );
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const response = await fetch(`${url}/api/account/export`, { headers: { cookie } });
    const answer = (await response.json()) as { export: { id: string; state: string } | null };
    if (answer.export?.state === "ready")
      return download(`${url}/api/account/export/${answer.export.id}/file`, cookie);
    await wait(500);
  }
  throw new Error("a copy was not ready in time");
}

async function download(url: string, cookie: string): Promise<Copy> {
  const response = await fetch(url, { headers: { cookie } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const files = await readZip(bytes, { maxFiles: 1_000, maxBytes: MAX_BYTES, maxBytesOf: () => MAX_BYTES });
  const contacts = JSON.parse(String(files.get("contacts.json"))) as { contacts: unknown[] };
  const cards = [...files.keys()].filter((path) => /^cards\/.*\.json$/.test(path));
  return { bytes, cards: cards.length, people: contacts.contacts.length };
}

/** Rejects when it was refused or cut off. */
export async function importCopy({ url }: Product, { cookie }: Owner, { bytes }: Copy): Promise<void> {
  const response = await fetch(`${url}/api/account/import?cards=sample-0`, {
    method: "POST",
    headers: { cookie, "content-type": "application/zip" },
    body: bytes,
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`a copy was not imported: ${response.status} ${answer}`);
}

/** Tables whose rows belong to an account. */
export const OWNED = ["card", "person"] as const;

export type Owned = { readonly accounts: number; readonly cards: number; readonly people: number };

export function countOwned({ target }: TestEnvironment, { id }: Owner): Promise<Owned> {
  return withDatabase(target, async (db) => {
    const accounts = await db.selectFrom("account").select("id").where("id", "=", id).execute();
    const cards = await db.selectFrom("card").select("id").where("owner_id", "=", id).execute();
    const people = await db.selectFrom("person").select("id").where("owner_id", "=", id).execute();
    return { accounts: accounts.length, cards: cards.length, people: people.length };
  });
}
