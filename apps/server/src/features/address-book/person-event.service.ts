import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import { isoTime } from "../../lib/utc-time.ts";
import type { PersonRow } from "./person.store.ts";
import { listTags } from "./person-tag.store.ts";
import { withoutSecretLinks } from "./shared-people.service.ts";

/** For webhooks of the owner, and of a team with which they share the person; part of the transaction that has written them. */
export async function emitPersonEvent(
  { emit }: AppContext,
  trx: Trx,
  type: "contact.left" | "contact.changed",
  row: PersonRow,
  { isPrivate = false }: { isPrivate?: boolean } = {},
): Promise<void> {
  const describe = ({ met, link_id, team_link_id }: PersonRow) => ({
    personid: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    role: row.role,
    met,
    note: row.note,
    cardid: row.card_id,
    linkid: link_id ?? team_link_id,
    addedAt: isoTime(row.created_at),
  });
  const own = async () => ({
    ...describe(row),
    ownNote: row.own_note,
    tags: (await listTags(trx, [row.number])).get(row.number) ?? [],
  });
  const about = [{ subject: row.id, data: own }];
  await emit("ownerEvent", { trx, accountId: row.owner_id, type, about });
  if (row.shared_team_id === null || isPrivate) return;
  const shared = async () => describe((await withoutSecretLinks(trx, [row]))[0] ?? row);
  const ofTeam = [{ subject: row.id, data: shared }];
  await emit("ownerEvent", { trx, accountId: row.shared_team_id, type, about: ofTeam });
}
