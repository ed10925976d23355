import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { newId } from "../../lib/tokens.ts";
import { countActions, deleteActionsUntil, insertAction, listActions } from "./team.store.ts";
import type { Member } from "./team-access.ts";

export type TeamActionName =
  | "team_started"
  | "team_renamed"
  | "team_deleted"
  | "team_restored"
  | "joining_changed"
  | "template_added"
  | "template_renamed"
  | "template_changed"
  | "template_undone"
  | "template_deleted"
  | "people_invited"
  | "invitation_renewed"
  | "invitation_taken_back"
  | "invitation_taken"
  | "invitation_declined"
  | "person_joined"
  | "person_left"
  | "person_removed"
  | "people_moved"
  | "role_changed";

type Done = { readonly action: TeamActionName; readonly subject: string; readonly count?: number };

const KEPT_MS = 365 * 24 * 60 * 60_000;
const PAGE_SIZE = 50;

/** Part of the transaction that does it. */
export function recordAction(
  { now }: AppContext,
  trx: Db,
  { teamId, accountId }: Pick<Member, "teamId"> & { accountId: string | null },
  { action, subject, count = 1 }: Done,
): Promise<void> {
  return insertAction(trx, {
    id: newId(),
    team_id: teamId,
    actor_id: accountId,
    action,
    subject,
    count,
    created_at: now(),
  });
}

export async function listTeamActions({ db, now }: AppContext, teamId: string, page: number) {
  const since = now() - KEPT_MS;
  const rows = await listActions(db, teamId, { since, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  return {
    actions: rows.map(({ created_at, first_name, last_name, ...row }) => ({
      ...row,
      at: created_at,
      by: first_name === null ? null : `${first_name} ${last_name}`.trim(),
    })),
    total: await countActions(db, teamId, since),
  };
}

export async function deleteOldActions({ db, now }: AppContext): Promise<void> {
  await deleteInBatches((limit) => deleteActionsUntil(db, now() - KEPT_MS, limit));
}
