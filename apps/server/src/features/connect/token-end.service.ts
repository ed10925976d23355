import type { AppContext } from "../../core/app-context.ts";
import { listTokensToTell, markEndTold } from "./access-token.store.ts";

const NOTICE_MS = 7 * 24 * 60 * 60_000;
const TOKENS_PER_RUN = 100;

/** Background job: tells owners once that a token ends within a week. */
export async function tellTokenEnds({ db, now, mail }: AppContext): Promise<void> {
  const at = now();
  const ending = await listTokensToTell(db, { after: at, until: at + NOTICE_MS }, TOKENS_PER_RUN);
  for (const { token_id, name, secret_start, expires_at, ...owner } of ending) {
    if (expires_at === null) continue;
    await db.transaction().execute(async (trx) => {
      if (!(await markEndTold(trx, token_id, at))) return;
      const start = secret_start ?? "";
      await mail.enqueue(trx, owner, { kind: "token_ends", name, start, expiresAt: expires_at });
    });
  }
  if (ending.length > 0) mail.kick();
}
