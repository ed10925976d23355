import { isReservedUsername } from "@visita/domain/card/reserved-username";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/database-errors.ts";
import { AppError } from "../../lib/app-error.ts";
import { USERNAME_LIMIT, usernameIsTaken } from "./card.refusals.ts";
import { eraseDeletedCard } from "./card-deletion.service.ts";
import { deleteFormerUsername, findFormerUsername, findUsernameHolder } from "./former-username.store.ts";
import { findUsernameGrant } from "./username-grant.store.ts";

/** Rate-limited, for somebody who is choosing a username. */
export async function checkUsername(context: AppContext, accountId: string, typed: string): Promise<boolean> {
  const username = checkedUsername(typed);
  await context.limits.hit(USERNAME_LIMIT, accountId);
  return isUsernameTaken(context, username, accountId);
}

/** Trimmed. Throws `invalid_input`. */
export function checkedUsername(typed: string): string {
  const problem = usernameProblem(typed);
  if (problem) throw new AppError("invalid_input", problem, { fields: { username: problem } });
  return typed.trim();
}

/**
 * Whether a username is reserved, and not granted to this account, or in use. Former usernames are free to the one who had them, unless their card is taken
 * down. Advisory: `takeUsername` decides when two want the same.
 */
export async function isUsernameTaken(
  { db, now, config: { brand } }: AppContext,
  username: string,
  accountId: string,
): Promise<boolean> {
  const key = usernameKey(username);
  if (isReservedUsername(username, brand) && !(await findUsernameGrant(db, key, accountId))) return true;
  const holder = await findUsernameHolder(db, key);
  if (holder) return !isReplaceable(holder, accountId);
  const former = await findFormerUsername(db, key, now());
  return former !== undefined && !isFreeTo(former, accountId);
}

/**
 * Gives a username to a card, which `write` stores in the same transaction. Reads the reservation after the
 * write: the unique index blocks until a concurrent release of the name commits.
 */
export async function takeUsername(
  context: AppContext,
  trx: Db,
  username: string,
  accountId: string,
  write: () => Promise<unknown>,
): Promise<void> {
  const key = usernameKey(username);
  const holder = await findUsernameHolder(trx, key);
  if (holder && isReplaceable(holder, accountId)) await eraseDeletedCard(context, trx, holder.id);
  try {
    await write();
  } catch (error) {
    throw isUniqueViolation(error) ? usernameIsTaken(username) : error;
  }
  const former = await findFormerUsername(trx, key, context.now());
  if (former && !isFreeTo(former, accountId)) throw usernameIsTaken(username);
  await deleteFormerUsername(trx, key);
}

type Reservation = { readonly owner_id: string | null; readonly taken_down_at: number | null };

/** A deleted card of one's own gives way to a new one. */
function isReplaceable(holder: Reservation & { deleted_at: number | null }, accountId: string): boolean {
  return holder.deleted_at !== null && isFreeTo(holder, accountId);
}

/** The address of a card that is taken down shows no other card, not even one of the same owner. */
function isFreeTo({ owner_id, taken_down_at }: Reservation, accountId: string): boolean {
  return owner_id === accountId && taken_down_at === null;
}
