import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { isReservedUsername } from "@visita/domain/card/reserved-username";
import { usernameKey } from "@visita/domain/card/username.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { checkedUsername } from "./username.service.ts";
import { listUsernameGrants, upsertUsernameGrant } from "./username-grant.store.ts";

/** Lets one account use a name that is kept back from everybody. Returns it trimmed. */
export async function grantUsername(
  { now, config: { brand } }: AppContext,
  trx: Db,
  typed: string,
  accountId: string,
): Promise<string> {
  const username = checkedUsername(typed);
  if (!isReservedUsername(username, brand)) throw new AppError("already_done", TEXT.usernameNotReserved);
  await upsertUsernameGrant(trx, {
    username_key: usernameKey(username),
    account_id: accountId,
    created_at: now(),
  });
  return username;
}

/** For a copy of an account's data. */
export async function describeUsernameGrants({ db }: AppContext, accountId: string) {
  const grants = await listUsernameGrants(db, accountId);
  if (grants.length === 0) return {};
  return {
    allowedUsernames: grants.map(({ username_key, created_at }) => ({
      username: username_key,
      allowedAt: isoTime(created_at),
    })),
  };
}
