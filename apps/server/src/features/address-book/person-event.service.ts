import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import { isoTime } from "../../lib/utc-time.ts";
import type { PersonRow } from "./person.store.ts";
import { listTags } from "./person-tag.store.ts";

/** For webhooks of the owner; part of the transaction that has written the person. */
export async function emitPersonEvent(
  { emit }: AppContext,
  trx: Trx,
  type: "contact.left" | "contact.changed",
  row: PersonRow,
): Promise<void> {
  const data = async () => ({
    personid: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    role: row.role,
    met: row.met,
    note: row.note,
    ownNote: row.own_note,
    tags: (await listTags(trx, [row.number])).get(row.number) ?? [],
    cardid: row.card_id,
    linkid: row.link_id,
    addedAt: isoTime(row.created_at),
  });
  await emit("ownerEvent", { trx, accountId: row.owner_id, type, subject: row.id, data });
}
