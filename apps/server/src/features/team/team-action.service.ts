import { toCsvLine } from "@visita/domain/csv-line";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { teamActionTexts } from "@visita/domain/owner-messages/team-actions";
import { TEAM_ACTIONS, type TeamActionName } from "@visita/domain/team/team-action.contract";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { newId } from "../../lib/tokens.ts";
import { isoTime, utcDay } from "../../lib/utc-time.ts";
import {
  type ActionPlace,
  type ActionRow,
  countActions,
  deleteActionsUntil,
  insertAction,
  listActions,
} from "./team.store.ts";
import type { Member } from "./team-access.ts";

type Done = {
  readonly action: TeamActionName;
  readonly subject: string;
  readonly count?: number;
  /** Names, addresses or roles. */
  readonly from?: string;
  readonly to?: string;
};

const KEPT_MS = 365 * 24 * 60 * 60_000;
const PAGE_SIZE = 50;
const MAX_CSV_ROWS = 100_000;
const CSV_BATCH = 1_000;
const CSV_HEADINGS = ["time", "who", "what", "about", "from", "to", "number"] as const;

/** Part of the transaction that does it. */
export function recordAction(
  { now }: AppContext,
  trx: Db,
  { teamId, accountId }: Pick<Member, "teamId"> & { accountId: string | null },
  { action, subject, count = 1, from = "", to = "" }: Done,
): Promise<void> {
  return insertAction(trx, {
    id: newId(),
    team_id: teamId,
    actor_id: accountId,
    action,
    subject,
    count,
    from_value: from,
    to_value: to,
    created_at: now(),
  });
}

type Asked = {
  readonly page: number;
  readonly before?: string | undefined;
  readonly find: string;
  readonly language: OwnerLanguage;
};

export async function listTeamActions({ db, now }: AppContext, teamId: string, asked: Asked) {
  const find = asked.find.trim();
  const filter = { since: now() - KEPT_MS, find, actions: await actionsCalled(find, asked.language) };
  const before = readPlace(asked.before);
  const offset = before ? 0 : (asked.page - 1) * PAGE_SIZE;
  const found = await listActions(db, teamId, filter, { offset, limit: PAGE_SIZE + 1, before });
  const rows = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
  return {
    actions: rows.map(toAction),
    total: await countActions(db, teamId, filter),
    next: last ? `${last.created_at}-${last.id}` : null,
  };
}

/** As `next` tells it. */
function readPlace(before: string | undefined): ActionPlace | undefined {
  if (before === undefined) return undefined;
  const dash = before.indexOf("-");
  return { at: Number(before.slice(0, dash)), id: before.slice(dash + 1) };
}

/** Those with these letters in what they are called in the reader's language. */
async function actionsCalled(find: string, language: OwnerLanguage): Promise<TeamActionName[]> {
  if (find === "") return [];
  const t = await teamActionTexts.load(language);
  const lower = (text: string) => text.toLocaleLowerCase(language);
  return TEAM_ACTIONS.filter((action) => lower(t(action)).includes(lower(find)));
}

function toAction(row: ActionRow) {
  const { created_at, first_name, last_name, action, subject, count, from_value, to_value } = row;
  return {
    subject,
    count,
    from: from_value,
    to: to_value,
    action: action as TeamActionName,
    at: created_at,
    by: first_name === null ? null : `${first_name} ${last_name}`.trim(),
  };
}

/** RFC 4180 with a byte order mark. Cells that a spreadsheet would run as a formula are made text. */
export async function exportTeamActions(
  { db, now }: AppContext,
  teamId: string,
  language: OwnerLanguage,
): Promise<{ fileName: string; csv: string }> {
  const t = await teamActionTexts.load(language);
  const lines = [toCsvLine(CSV_HEADINGS.map((heading) => t(heading)))];
  const all = { since: now() - KEPT_MS, find: "", actions: [] };
  for (let offset = 0; lines.length < MAX_CSV_ROWS; offset += CSV_BATCH) {
    const rows = await listActions(db, teamId, all, { offset, limit: CSV_BATCH });
    for (const { at, by, action, subject, from, to, count } of rows.map(toAction)) {
      lines.push(toCsvLine([isoTime(at), by ?? "", t(action), subject, from, to, String(count)]));
    }
    if (rows.length < CSV_BATCH) break;
  }
  return { fileName: `team-${utcDay(now())}.csv`, csv: `\ufeff${lines.join("")}` };
}

export async function deleteOldActions({ db, now }: AppContext): Promise<void> {
  await deleteInBatches((limit) => deleteActionsUntil(db, now() - KEPT_MS, limit));
}
