import type { CurrentUser } from "@visita/domain/account/session.contract";
import { usernameKey } from "@visita/domain/card/username.rules";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { findAccount, findRecipient } from "../account/account.service.ts";
import { dropCard } from "../card/card-change.service.ts";
import { findUsernames, giveTeamCard } from "../card/team-card.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { isTokenOf, personOfToken } from "./invitation-token.ts";
import { findTeam, type TeamRow } from "./team.store.ts";
import { recordAction } from "./team-action.service.ts";
import { emitTeamEvent } from "./team-event.service.ts";
import { findInvited, isInTeam, type PersonRow, updatePerson } from "./team-person.store.ts";

/** For whoever has the link; whoever has not learns nothing. */
export async function describeInvitation(context: AppContext, token: string) {
  const { db } = context;
  const { person, team } = await readToken(context, db, token);
  const usernames = await findUsernames(db, [person.card_id ?? ""]);
  const by = person.invited_by === null ? undefined : await findRecipient(db, person.invited_by);
  return {
    team: team.name,
    name: person.name,
    email: person.email,
    invitedBy: by ? `${by.first_name} ${by.last_name}`.trim() : null,
    username: usernames.get(person.card_id ?? "") ?? "",
    expiresAt: person.expires_at ?? 0,
  };
}

/** The card becomes the caller's, whose confirmed address must be the invited one. Once. */
export async function acceptInvitation(context: AppContext, { userid }: CurrentUser, token: string) {
  const { db } = context;
  const { teamid, cardid, username } = await db.transaction().execute(async (trx) => {
    const { team } = await readToken(context, trx, token);
    await lockAccount(trx, team.id);
    // Again, now that nobody else takes, renews or ends it.
    const { person } = await readToken(context, trx, token);
    const account = await findAccount(trx, userid);
    const isInvited = account.email === person.email && account.email_verified_at !== null;
    if (!isInvited) throw new AppError("forbidden", TEXT.invitedOther);
    if (await isInTeam(trx, team.id, userid)) throw new AppError("already_done", TEXT.alreadyIn);
    const actor = { teamId: team.id, accountId: userid };
    await recordAction(context, trx, actor, { action: "invitation_taken", subject: person.name });
    const member = { personId: person.id, name: person.name, email: person.email };
    await emitTeamEvent(context, trx, "team.member_joined", team, member);
    return { teamid: team.id, ...(await takePlace(context, trx, person, userid)) };
  });
  // Once more after the commit: the old state may have been cached in between.
  dropCard(context, usernameKey(username));
  return { teamid, cardid };
}

/** In a transaction that has locked the team: the card of somebody invited becomes theirs. */
export async function takePlace(
  context: AppContext,
  trx: Db,
  person: PersonRow,
  accountId: string,
): Promise<{ cardid: string; username: string }> {
  const ended = { invited_at: null, expires_at: null, remind_at: null };
  await updatePerson(trx, person.id, { account_id: accountId, joined_at: context.now(), ...ended });
  const given = { cardId: person.card_id ?? "", ownerId: accountId };
  return { cardid: given.cardId, username: await giveTeamCard(context, trx, person.team_id, given) };
}

/** Its link ends and nobody is reminded; the team sees that it has ended, and may renew it. */
export async function declineInvitation(context: AppContext, token: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const { person, team } = await readToken(context, trx, token);
    await updatePerson(trx, person.id, { invited_at: null, expires_at: null, remind_at: null });
    await recordAction(
      context,
      trx,
      { teamId: team.id, accountId: null },
      { action: "invitation_declined", subject: person.name },
    );
  });
}

async function readToken(
  { now, invitationKeys }: AppContext,
  db: Db,
  token: string,
): Promise<{ person: PersonRow; team: TeamRow }> {
  const personId = personOfToken(token);
  const person = personId === undefined ? undefined : await findInvited(db, personId);
  const isValid = person?.account_id === null && isTokenOf(invitationKeys, token, person);
  const team = isValid ? await findTeam(db, person.team_id) : undefined;
  if (!person || !team || team.deleted_at !== null || (person.expires_at ?? 0) <= now()) {
    throw new AppError("expired", TEXT.invitationEnded);
  }
  return { person, team };
}
