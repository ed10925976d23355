import { setImmediate as nextTurn } from "node:timers/promises";
import { isReservedUsername } from "@visita/domain/card/reserved-username";
import { USERNAME_MAX, usernameKey } from "@visita/domain/card/username.rules";
import type { AppContext } from "../../core/app-context.ts";
import { mapInTurns } from "../../lib/event-loop.ts";
import { listNumberedKeys, listTakenKeys } from "./team-card.store.ts";

const KEYS_PER_QUERY = 200;

/** Those that nobody can take, by their keys. */
export async function findTakenUsernames(
  { db, now, config: { brand } }: AppContext,
  usernames: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = [...new Set(usernames.map(usernameKey))];
  const reserved = await mapInTurns(keys, (key) => isReservedUsername(key, brand));
  const taken = new Set(keys.filter((_, at) => reserved[at]));
  for (let at = 0; at < keys.length; at += KEYS_PER_QUERY) {
    const some = keys.slice(at, at + KEYS_PER_QUERY);
    for (const key of await listTakenKeys(db, some, now())) taken.add(key);
    // Others are answered in between.
    await nextTurn();
  }
  return taken;
}

/** A free username for each, in their order: the same where it is free, else with the first number that is. */
export async function proposeFreeUsernames(
  context: AppContext,
  wishes: readonly string[],
  chosen: ReadonlySet<string>,
): Promise<string[]> {
  const taken = await findTakenUsernames(context, wishes);
  const used = new Set(chosen);
  const numbered = new Map<string, { readonly held: ReadonlySet<string>; next: number }>();
  const proposed: string[] = [];
  for (const wish of wishes) {
    let username = wish;
    if (taken.has(usernameKey(wish)) || used.has(usernameKey(wish))) {
      const base = wish.slice(0, USERNAME_MAX - 5).replace(/-+$/, "");
      const key = usernameKey(base);
      let numbers = numbered.get(key);
      if (!numbers) {
        numbers = { held: new Set(await listNumberedKeys(context.db, key)), next: 2 };
        numbered.set(key, numbers);
        // Others are answered in between.
        await nextTurn();
      }
      while (isHeld(numbers.held, used, `${key}-${numbers.next}`)) numbers.next += 1;
      username = `${base}-${numbers.next}`;
    }
    used.add(usernameKey(username));
    proposed.push(username);
  }
  return proposed;
}

function isHeld(held: ReadonlySet<string>, used: ReadonlySet<string>, key: string): boolean {
  return held.has(key) || used.has(key);
}
