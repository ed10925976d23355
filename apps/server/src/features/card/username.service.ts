import { isReservedUsername, usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { AppError } from "../../lib/app-error.ts";
import type { CardContext } from "./card.context.ts";
import { USERNAME_LIMIT } from "./card.limits.ts";
import { isUsernameStored } from "./card.store.ts";

/** Whether a username is taken. A courtesy: when two people want one, the save decides. */
export async function isUsernameTaken(
  context: CardContext,
  accountId: string,
  username: string,
): Promise<boolean> {
  const problem = usernameProblem(username);
  if (problem) throw new AppError("invalid_input", problem, { fields: { username: problem } });
  await context.limits.hit(USERNAME_LIMIT, accountId);
  return isUsernameKeptBack(context, username) || isUsernameStored(context.db, usernameKey(username));
}

/** Reserved for our own pages, or such that strangers would take its owner for us. */
export function isUsernameKeptBack({ brand }: CardContext, username: string): boolean {
  return isReservedUsername(username, brand);
}
