import { isReservedUsername } from "@visita/domain/card/reserved-username";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { AppError } from "../../lib/app-error.ts";
import type { CardContext } from "./card.context.ts";
import { USERNAME_LIMIT } from "./card.limits.ts";
import { isUsernameStored } from "./card.store.ts";

/** Rate-limited, for somebody who is choosing a username. */
export async function checkUsername(
  context: CardContext,
  accountId: string,
  username: string,
): Promise<boolean> {
  const problem = usernameProblem(username);
  if (problem) throw new AppError("invalid_input", problem, { fields: { username: problem } });
  await context.limits.hit(USERNAME_LIMIT, accountId);
  return isUsernameTaken(context, username);
}

/** Whether a username is reserved or in use. Advisory: the unique index decides when two want the same. */
export async function isUsernameTaken({ db, brand }: CardContext, username: string): Promise<boolean> {
  return isReservedUsername(username, brand) || isUsernameStored(db, usernameKey(username));
}
