import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { beginSession } from "../../../apps/server/src/features/account/sessions/session.service.ts";
import { readZip } from "../../../apps/server/src/lib/read-zip.ts";
import { signIn } from "../../harness/accounts.ts";
import { cardFields, uniqueImage } from "../../harness/cards.ts";
import type { FakeSmtp } from "../../harness/fake-smtp.ts";
import type { Product } from "../../harness/product.ts";
import { type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { until } from "../../harness/until.ts";

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

const READY_TIMEOUT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

export type Copy = { readonly bytes: Buffer<ArrayBuffer>; readonly cards: number; readonly people: number };

const USERNAME = "sample-0";

/** Somebody without any card. */
export async function anOwner(db: RootDb): Promise<Owner> {
  const { accountId, account, cookie } = await signIn(db);
  return { id: accountId, email: account.email, cookie };
}

/** Through the front door: only a complete card, with a photo, can be brought back from a copy. */
export async function addCard({ url }: Product, { cookie }: Owner): Promise<void> {
  const response = await fetch(`${url}/api/card/add`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(await cardFields({ username: USERNAME, profilepic: await uniqueImage() })),
  });
  if (!response.ok) throw new Error(`a card was not added: ${response.status} ${await response.text()}`);
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
  let id = "";
  const isReady = async () => {
    const response = await fetch(`${url}/api/account/export`, { headers: { cookie } });
    const answer = (await response.json()) as { export: { id: string; state: string } | null };
    id = answer.export?.id ?? "";
    return answer.export?.state === "ready";
  };
  if (!Number.isFinite(await until(isReady, READY_TIMEOUT_MS, 500)))
    throw new Error("a copy was not ready in time");
  return download(`${url}/api/account/export/${id}/file`, cookie);
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
  const response = await fetch(`${url}/api/account/import?cards=${USERNAME}`, {
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
