import { transliterate } from "./transliterate.ts";
import { USERNAME_MAX, usernameProblem } from "./username.rules.ts";

/** A username made from a name, such as "zoe-van-dijk"; empty when nothing of it can be written in ASCII letters. */
export function proposeUsername(fullname: string): string {
  // An apostrophe is typed in two ways. In Cyrillic names it is a sign of its own, which is left out.
  return transliterate(fullname.replace(/(?<=\p{Script=Latin})’/gu, "'"))
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
