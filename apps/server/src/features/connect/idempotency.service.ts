import { CONNECT_MESSAGES as TEXT } from "@visita/domain/connect/connect.messages";
import type { AppContext } from "../../core/app-context.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { AppError } from "../../lib/app-error.ts";
import { hashToken } from "../../lib/tokens.ts";
import {
  deleteKey,
  deleteKeysUntil,
  deleteKeyUntil,
  findKey,
  insertKey,
  updateKeyAnswer,
} from "./idempotency.store.ts";

const TTL_MS = 24 * 60 * 60_000;

type Call = { readonly accountId: string; readonly key: string; readonly requestHash: string };

/** Remembers calls by their `Idempotency-Key`, for all instances. */
export function createOnceStore({ db, now }: AppContext) {
  return {
    async begin({ accountId, key, requestHash }: Call): Promise<object | undefined> {
      const keyHash = keyHashOf(accountId, key);
      await deleteKeyUntil(db, keyHash, now() - TTL_MS);
      const row = {
        key_hash: keyHash,
        account_id: accountId,
        request_hash: requestHash,
        answer: null,
        created_at: now(),
      };
      if (await insertKey(db, row)) return undefined;
      const known = await findKey(db, keyHash);
      if (known && known.request_hash !== requestHash) throw new AppError("key_reused", TEXT.keyReused);
      // Running, or cut off by a crash.
      if (!known || known.answer === null) throw new AppError("key_in_use", TEXT.keyInUse);
      return JSON.parse(known.answer) as object;
    },
    finish: ({ accountId, key }: Call, answer: unknown): Promise<void> =>
      updateKeyAnswer(db, keyHashOf(accountId, key), JSON.stringify(answer)),
    abandon: ({ accountId, key }: Call): Promise<void> => deleteKey(db, keyHashOf(accountId, key)),
  };
}

export function deleteOldKeys({ db, now }: AppContext): Promise<void> {
  return deleteInBatches((limit) => deleteKeysUntil(db, now() - TTL_MS, limit));
}

function keyHashOf(accountId: string, key: string): string {
  return hashToken(`${accountId}\n${key}`);
}
