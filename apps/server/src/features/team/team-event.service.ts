import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import type { TeamRow } from "./team.store.ts";
import { listLeaderIds } from "./team-person.store.ts";

type Member = { readonly personId: string; readonly name: string; readonly email: string };

/** For webhooks of a team, and of its owners and admins; part of the transaction in which somebody comes or goes. */
export async function emitTeamEvent(
  { emit }: AppContext,
  trx: Trx,
  type: "team.member_joined" | "team.member_left",
  team: Pick<TeamRow, "id" | "name">,
  { personId, name, email }: Member,
): Promise<void> {
  const data = () => ({ teamid: team.id, team: team.name, personid: personId, name, email });
  for (const accountId of [team.id, ...(await listLeaderIds(trx, team.id))]) {
    await emit("ownerEvent", { trx, accountId, type, about: [{ subject: personId, data }] });
  }
}
