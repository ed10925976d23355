import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import { transliterate } from "./transliterate.ts";

export const USERNAME_MAX = 40;

/** The first problem, in the order and with the texts of the specification; null when it is valid. */
export function usernameProblem(typed: string): string | null {
  const username = typed.trim();
  if (username === "") return TEXT.usernameRequired;
  if (/\s/.test(username)) return TEXT.usernameSpaces;
  if (!/^[A-Za-z0-9_-]+$/.test(username)) return TEXT.usernameSigns;
  return username.length > USERNAME_MAX ? TEXT.usernameTooLong : null;
}

/** A username made from a name, such as "zoe-van-dijk"; empty when nothing of it can be written in ASCII letters. */
export function proposeUsername(fullname: string): string {
  return transliterate(fullname)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, USERNAME_MAX)
    .replace(/^-+|-+$/g, "");
}

/** Other usernames for somebody whose first choice is taken, in the order in which to try them. */
export function usernameAlternatives(
  username: string,
  person: { readonly companyname: string; readonly occupation: string },
): string[] {
  const endings = [proposeUsername(person.companyname), proposeUsername(person.occupation), "card", "2"];
  const names = endings
    .filter((ending) => ending !== "" && !username.toLowerCase().endsWith(`-${ending}`))
    .map((ending) => `${username}-${ending}`);
  return [...new Set(names)].filter((name) => usernameProblem(name) === null);
}

/** For comparison: usernames are unique regardless of case, but displayed as typed. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}
