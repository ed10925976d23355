import { isReservedUsername, usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { AppError } from "../../lib/app-error.ts";
import type { CardContext } from "./card.context.ts";
import { USERNAME_LIMIT } from "./card.limits.ts";
import { isUsernameStored } from "./card.store.ts";

/** Answers somebody who is about to choose a username. */
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

/** Whether a username is kept back or somebody's. A courtesy: when two people want one, the save decides. */
export async function isUsernameTaken({ db, brand }: CardContext, username: string): Promise<boolean> {
  return isReservedUsername(username, brand) || isUsernameStored(db, usernameKey(username));
}
