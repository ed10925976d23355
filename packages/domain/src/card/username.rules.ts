import { CARD_MESSAGES as TEXT } from "./card.messages.ts";

export const USERNAME_MAX = 40;

/** The first problem, in the order and with the texts of the specification; null when it is valid. */
export function usernameProblem(typed: string): string | null {
  const username = typed.trim();
  if (username === "") return TEXT.usernameRequired;
  if (/\s/.test(username)) return TEXT.usernameSpaces;
  if (!/^[A-Za-z0-9_-]+$/.test(username)) return TEXT.usernameSigns;
  return username.length > USERNAME_MAX ? TEXT.usernameTooLong : null;
}

/** For comparison: usernames are unique regardless of case, but displayed as typed. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}
