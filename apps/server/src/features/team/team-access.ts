import type { CallName, EndpointNamed } from "@visita/domain/endpoints";
import type { CallResult } from "@visita/domain/http/endpoint";
import type { TeamRole } from "@visita/domain/team/team.contract";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import { isAtLeast, mayCall, type TeamCall } from "@visita/domain/team/team.rights";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { type Call, type CallOptions, serve } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import { findMembership, type TeamRow } from "./team.store.ts";

/** The caller's place in a team. */
export type Member = {
  readonly team: TeamRow;
  readonly teamId: string;
  readonly accountId: string;
  readonly personId: string;
  readonly cardId: string | null;
  readonly role: TeamRole;
  /** They agreed to be shown on the page of the team. */
  readonly isOnPage: boolean;
};

/** These alone are for a team that waits for its deletion. */
const OF_DELETED_TEAMS: readonly TeamCall[] = ["GET /api/team/:teamid", "POST /api/team/:teamid/restore"];

/** Serves a call to those who have the role that `TEAM_RIGHTS` names; it is read anew for each call. */
export function serveTeam<const Name extends TeamCall & CallName>(
  app: FastifyInstance,
  context: AppContext,
  name: Name,
  handler: (call: Call<EndpointNamed<Name>> & { member: Member }) => Promise<CallResult<EndpointNamed<Name>>>,
  options: CallOptions = {},
): void {
  serve(
    app,
    name,
    async (call) => {
      const { teamid } = call.params as { teamid: string };
      const { userid } = await call.request.requireAccount();
      return handler({ ...call, member: await requireRight(context, name, teamid, userid) });
    },
    options,
  );
}

/** Throws for who may not make this call about the team. */
export async function requireRight(
  { db }: AppContext,
  name: TeamCall,
  teamId: string,
  accountId: string,
): Promise<Member> {
  const member = await requireMember(db, teamId, accountId);
  if (member.team.deleted_at !== null && !OF_DELETED_TEAMS.includes(name)) throw teamNotFound();
  if (!mayCall(member.role, name)) throw forbidden();
  return member;
}

/** Throws `not_found` for who is not in the team. */
export async function requireMember(db: Db, teamId: string, accountId: string): Promise<Member> {
  const row = await findMembership(db, teamId, accountId);
  if (!row) throw teamNotFound();
  const { person_id: personId, card_id: cardId, role, on_page, ...team } = row;
  return { team, teamId, accountId, personId, cardId, role: role as TeamRole, isOnPage: on_page === 1 };
}

/** In a transaction that has locked the team: the caller as they are now. The role may have been taken while the call waited. */
export async function requireStill(trx: Db, { teamId, accountId, role }: Member): Promise<Member> {
  const now = await requireMember(trx, teamId, accountId);
  if (now.team.deleted_at !== null) throw teamNotFound();
  if (!isAtLeast(now.role, role)) throw forbidden();
  return now;
}

export function teamNotFound(): AppError {
  return new AppError("not_found", TEXT.teamNotFound);
}

export function forbidden(): AppError {
  return new AppError("forbidden", TEXT.notYourRole);
}
