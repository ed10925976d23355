import { type AccountExport, EXPORT_PARTS } from "@visita/domain/export/export.contract";
import { EXPORT_MESSAGES as TEXT } from "@visita/domain/export/export.messages";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { describeAccount } from "../account/account-export.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import {
  deleteEndedExport,
  deleteExpiredExports,
  type ExportRow,
  findChunk,
  findExportOfAccount,
  insertExport,
} from "./export.store.ts";

const EXPORT_LIMIT: Limit = { name: "export", hits: 10, windowMs: 60 * 60_000 };

export async function findExport(context: AppContext, accountId: string): Promise<AccountExport | null> {
  const row = await findExportOfAccount(context.db, accountId);
  return row && !isExpired(row, context.now()) ? toExport(row) : null;
}

// A small account's copy is ready before a double click's second request arrives.
const DOUBLE_CLICK_MS = 2_000;

/** Replaces the account's earlier copy. One that is being made is returned instead, so a double click makes one. */
export async function beginExport(context: AppContext, accountId: string): Promise<AccountExport> {
  const { db, limits, now } = context;
  await limits.hit(EXPORT_LIMIT, accountId);
  const account = await describeAccount(db, accountId);
  const row = await db.transaction().execute(async (trx) => {
    await deleteEndedExport(trx, accountId, now() - DOUBLE_CLICK_MS);
    await insertExport(trx, {
      id: newId(),
      account_id: accountId,
      state: "waiting",
      attempt: 0,
      claimed_until: null,
      part: null,
      done: 0,
      contents: "[]",
      file_name: fileName([context.config.brand, account?.firstname ?? ""], now()),
      size: null,
      created_at: now(),
      expires_at: null,
    });
    return findExportOfAccount(trx, accountId);
  });
  if (!row) throw new AppError("not_found", TEXT.notFound);
  return toExport(row);
}

/** The finished file. The same error for one that is gone, not finished, or somebody else's. */
export async function openExport(
  context: AppContext,
  accountId: string,
  exportId: string,
): Promise<{ fileName: string; size: number; chunks: AsyncGenerator<Uint8Array> }> {
  const row = await findExportOfAccount(context.db, accountId);
  if (row?.id !== exportId || row.state !== "ready" || isExpired(row, context.now())) {
    throw new AppError("not_found", TEXT.notFound);
  }
  return { fileName: row.file_name, size: Number(row.size), chunks: readChunks(context, row) };
}

/** One query for each chunk: a slow download holds neither a connection nor the file. */
async function* readChunks({ db }: AppContext, row: ExportRow): AsyncGenerator<Uint8Array> {
  for (let position = 0, sent = 0; sent < Number(row.size); position += 1) {
    const bytes = await findChunk(db, row, position);
    // Deleted or replaced meanwhile: the connection is closed, so that the browser reports a failed download.
    if (!bytes) throw new Error("an export was deleted while it was being downloaded");
    sent += bytes.length;
    yield bytes;
  }
}

export function deleteOldExports({ db, now }: AppContext): Promise<void> {
  return deleteExpiredExports(db, now());
}

function isExpired({ expires_at: expiresAt }: ExportRow, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function toExport(row: ExportRow): AccountExport {
  const contents = JSON.parse(row.contents) as AccountExport["contents"];
  return {
    id: row.id,
    state: row.state,
    part: EXPORT_PARTS.find((part) => part === row.part) ?? null,
    done: row.done,
    total: contents.reduce((sum, { count }) => sum + count, 0),
    fileName: row.file_name,
    size: row.size,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    contents,
  };
}

/** Such as "visita-giulia-2026-11-15.zip"; names in other scripts are left out. */
function fileName(names: readonly string[], now: number): string {
  const parts = names.map((name) =>
    name
      .normalize("NFKD")
      .replace(/[^a-z0-9]+/gi, "")
      .toLowerCase(),
  );
  return `${[...parts, new Date(now).toISOString().slice(0, 10)].filter(Boolean).join("-")}.zip`;
}
