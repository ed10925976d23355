import { actionName } from "@visita/domain/admin/action-name";
import { ADMIN_PAGE_SIZE, type AdminAction, DELETED_ACCOUNT } from "@visita/domain/admin/admin.constants";
import type { AuditEntry } from "@visita/domain/admin/admin-audit.contract";
import { toCsvLine } from "@visita/domain/csv-line";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { type AdminText, adminTexts } from "@visita/domain/owner-messages/admin";
import { type AuditTableText, auditTableTexts } from "@visita/domain/owner-messages/audit-table";
import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import { newId } from "../../lib/tokens.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { announceWrite, readList } from "./admin-reads.service.ts";
import { type AuditRow, findSubject, listAuditOf, listAuditRows, upsertSubject } from "./audit.store.ts";
import { insertAudit } from "./audit-chain.store.ts";
import { cutPage, type PageKey, readPageKey } from "./page-key.ts";

/** Who does something: an admin, or somebody at the command line, who has no account here. */
export type Actor = {
  readonly name: string;
  readonly accountId: string | null;
};

const MAX_OF_TARGETS = 50;
const MAX_CSV_ROWS = 100_000;
const CSV_BATCH = 5_000;
const CSV_HEADINGS = ["time", "who", "what", "to", "reason", "detail"] as const;

export type AuditInput = {
  readonly action: AdminAction;
  /** Of the account that it is done to. */
  readonly accountId?: string;
  readonly card?: { readonly cardid: string; readonly username: string };
  readonly reason?: string;
  readonly detail?: string;
};

/** In the transaction of what was done, so that neither is there without the other. */
export async function recordAction(
  context: Pick<AppContext, "now" | "pubsub">,
  trx: Trx,
  actor: Actor,
  { action, accountId, card, reason = "", detail = "" }: AuditInput,
): Promise<void> {
  const { now } = context;
  const subject = accountId === undefined ? "" : await upsertSubject(trx, accountId, newId());
  await insertAudit(trx, {
    id: newId(),
    created_at: now(),
    actor: actor.name,
    action,
    target_id: card?.cardid ?? subject,
    target: card ? `/c/${card.username}` : "",
    reason,
    detail,
  });
  await announceWrite(context, trx);
}

export function listAudit(
  context: AppContext,
  { find = "", after }: { find?: string | undefined; after?: string | undefined },
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  return readList(context, async ({ db }) => {
    const rows = await listAuditRows(db, { after: readPageKey(after), find, limit: ADMIN_PAGE_SIZE + 1 });
    const { shown, next } = cutPage(rows, ADMIN_PAGE_SIZE, (row) => ({ at: row.created_at, id: row.id }));
    return { entries: shown.map(toEntry), next };
  });
}

/** On an account and some of its cards. */
export async function listActionsOn(
  { db }: AppContext,
  accountId: string,
  cardIds: readonly string[],
): Promise<AuditEntry[]> {
  const subject = await findSubject(db, accountId);
  const targetIds = subject === undefined ? cardIds : [subject, ...cardIds];
  return (await listAuditOf(db, targetIds, MAX_OF_TARGETS)).map(toEntry);
}

/** RFC 4180 with a byte order mark. Cells that a spreadsheet would run as a formula are made text. */
export async function exportAudit(
  { db, now }: AppContext,
  language: OwnerLanguage,
): Promise<{ fileName: string; csv: string }> {
  const [t, admin] = await Promise.all([auditTableTexts.load(language), adminTexts.load(language)]);
  const lines = [toCsvLine(CSV_HEADINGS.map((heading) => t(heading)))];
  let after: PageKey | null = null;
  while (lines.length <= MAX_CSV_ROWS) {
    const rows: AuditRow[] = await listAuditRows(db, { after, find: "", limit: CSV_BATCH });
    for (const row of rows) lines.push(toLine(row, t, admin));
    const last = rows.at(-1);
    if (!last || rows.length < CSV_BATCH) break;
    after = { at: last.created_at, id: last.id };
  }
  return { fileName: `audit-${utcDay(now())}.csv`, csv: `\ufeff${lines.join("")}` };
}

function toLine(row: AuditRow, t: AuditTableText, admin: AdminText): string {
  const { at, who, action, target, reason, detail } = toEntry(row);
  const to = target === DELETED_ACCOUNT ? admin("deletedTarget") : target;
  return toCsvLine([at, who, actionName(action, t), to, reason, detail]);
}

function targetOf({ target, target_id, email }: AuditRow): string {
  if (target !== "" || target_id === "") return target;
  return email ?? DELETED_ACCOUNT;
}

function toEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: new Date(row.created_at).toISOString(),
    who: row.actor,
    action: row.action as AdminAction,
    target: targetOf(row),
    reason: row.reason,
    detail: row.detail,
  };
}
