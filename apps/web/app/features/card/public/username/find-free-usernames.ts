import { usernameAlternatives } from "@visita/domain/card/username-proposal";

type Person = Parameters<typeof usernameAlternatives>[1];

/** Only names that were asked for are offered: a proposal that is taken too would be a second refusal. */
export async function findFreeUsernames(
  username: string,
  person: Person,
  max: number,
  isTaken: (username: string) => Promise<boolean>,
): Promise<readonly string[]> {
  const free: string[] = [];
  try {
    for (const name of usernameAlternatives(username, person)) {
      if (free.length === max) break;
      if (!(await isTaken(name))) free.push(name);
    }
  } catch {
    // A comfort: what was found so far is offered.
  }
  return free;
}
