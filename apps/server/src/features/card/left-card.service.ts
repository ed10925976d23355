import { FORMER_USERNAME_MS } from "@visita/domain/card/card-ownership.rules";
import { usernameKey } from "@visita/domain/card/username.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { publishCardChange } from "./card-change.service.ts";
import { countLeftUsernames, listLeftUsernames, updateSuccessor } from "./team-card.store.ts";

/** What is left of the card of somebody who left a team. */
export type LeftCard = {
  readonly username: string;
  readonly name: string;
  readonly leftAt: number;
  readonly successor: { readonly name: string; readonly username: string } | null;
};

type LeftRow = Awaited<ReturnType<typeof listLeftUsernames>>[number];

/** The latest ones, and how many there are. */
export async function listLeftCards({ db, now }: AppContext, teamId: string, limit: number) {
  const rows = await listLeftUsernames(db, teamId, { now: now(), limit });
  return { cards: rows.map(toLeftCard), total: await countLeftUsernames(db, teamId, now()) };
}

export async function findLeftCard(
  { now }: AppContext,
  db: Db,
  teamId: string,
  username: string,
): Promise<LeftCard | undefined> {
  const key = usernameKey(username);
  const [row] = await listLeftUsernames(db, teamId, { now: now(), limit: 1, usernameKey: key });
  return row && toLeftCard(row);
}

/** In the transaction of the caller, who has looked that the address is one of the team's. Returns its key. */
export async function leadLeftCard(
  context: AppContext,
  trx: Db,
  username: string,
  successorId: string | null,
): Promise<string> {
  const key = usernameKey(username);
  await updateSuccessor(trx, key, successorId);
  await publishCardChange(context, trx, key);
  return key;
}

function toLeftCard({ username_key, left_name, reserved_until, fullname, username }: LeftRow): LeftCard {
  return {
    username: username_key,
    name: left_name ?? "",
    leftAt: Number(reserved_until) - FORMER_USERNAME_MS,
    successor: username === null ? null : { name: fullname ?? "", username },
  };
}
