import { EXPORT_TTL_MS } from "@visita/domain/export/export.contract";
import type { AppContext } from "../../core/app-context.ts";
import { findRecipient } from "../account/account.service.ts";
import { writeArchive } from "./archive.ts";
import {
  claimExport,
  deleteOtherChunks,
  type ExportRow,
  insertChunk,
  updateAttempt,
} from "./export.store.ts";
import { exportParts } from "./export-parts.service.ts";

/** Renewed while the export is written. After a crash another worker begins it anew when this has passed. */
const CLAIM_TTL_MS = 30_000;
const MAX_ATTEMPTS = 5;
const PROGRESS_INTERVAL_MS = 1_000;

export type ExportWorker = ReturnType<typeof createExportWorker>;

/** Makes waiting exports, one at a time. Several workers can share one database. */
export function createExportWorker(context: AppContext) {
  const { db, now, log } = context;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isKicked = false;

  async function work(): Promise<void> {
    try {
      do {
        isKicked = false;
        while (!stopping.signal.aborted && (await makeNext())) {}
      } while (isKicked && !stopping.signal.aborted);
    } finally {
      running = null;
    }
  }

  /** False if there was none. */
  async function makeNext(): Promise<boolean> {
    const claimed = await claimExport(db, now(), now() + CLAIM_TTL_MS);
    if (!claimed) return false;
    try {
      // One that takes the process down with it would otherwise do so for ever.
      if (claimed.attempt > MAX_ATTEMPTS) throw new Error("this export was interrupted too often");
      await makeExport(context, claimed, stopping.signal);
    } catch (error) {
      const isStopped = stopping.signal.aborted;
      const isLast = !isStopped && claimed.attempt >= MAX_ATTEMPTS;
      await updateAttempt(db, claimed, {
        state: isLast ? "failed" : "waiting",
        // Retried after a while; an instance that stops leaves it to the next one at once.
        claimed_until: isStopped ? null : now() + CLAIM_TTL_MS,
        ...(isLast && { expires_at: now() + EXPORT_TTL_MS }),
      });
      if (!isStopped) log.warn({ err: error }, "making a copy of an account's data failed");
    }
    return true;
  }

  /** Makes all exports that are due. */
  function tick(): Promise<void> {
    if (stopping.signal.aborted) return running ?? Promise.resolve();
    isKicked = true;
    running ??= work();
    return running;
  }

  return {
    tick,
    /** For after the commit; the answer is sent first. */
    kick(): void {
      setImmediate(() => {
        tick().catch((error: unknown) => log.warn({ err: error }, "waiting copies could not be read"));
      });
    },
    /** An export that is being written is given up and begun anew by the next start. */
    async stop(): Promise<void> {
      stopping.abort();
      await running?.catch(() => {});
    },
  };
}

async function makeExport(context: AppContext, row: ExportRow, signal: AbortSignal): Promise<void> {
  const { db, now } = context;
  await deleteOtherChunks(db, row);
  const parts = await exportParts(context, row.account_id);
  const contents = parts.map(({ name, count }) => ({ part: name, count }));
  await updateAttempt(db, row, { contents: JSON.stringify(contents) });

  let position = 0;
  let savedAt = 0;
  let progress: Pick<ExportRow, "part" | "done"> = { part: null, done: 0 };
  const saveProgress = async () => {
    savedAt = now();
    const isOwn = await updateAttempt(db, row, { ...progress, claimed_until: now() + CLAIM_TTL_MS });
    if (!isOwn) throw new Error("another worker has begun this export anew, or it was deleted");
  };
  const size = await writeArchive(parts, {
    modifiedAt: new Date(now()),
    signal,
    onProgress(part, done) {
      progress = { part, done };
    },
    async write(bytes) {
      if (now() - savedAt >= PROGRESS_INTERVAL_MS) await saveProgress();
      await insertChunk(db, row, position, bytes);
      position += 1;
    },
  });
  await finish(context, row, size);
}

/** The result and the mail that tells of it in one transaction. */
async function finish({ db, now, mail }: AppContext, row: ExportRow, size: number): Promise<void> {
  const expiresAt = now() + EXPORT_TTL_MS;
  await db.transaction().execute(async (trx) => {
    const isOwn = await updateAttempt(trx, row, {
      state: "ready",
      claimed_until: null,
      part: null,
      size,
      expires_at: expiresAt,
    });
    const recipient = isOwn && (await findRecipient(trx, row.account_id));
    if (recipient) await mail.enqueue(trx, recipient, { kind: "export_ready", until: expiresAt });
  });
  mail.kick();
}
