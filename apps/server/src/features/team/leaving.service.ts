import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import type { TeamActionName } from "@visita/domain/team/team-action.contract";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { findActiveRecipient } from "../account/account.service.ts";
import { dropCard } from "../card/card-change.service.ts";
import { findLeftCard, type LeftCard, leadLeftCard } from "../card/left-card.service.ts";
import { findTeamCards } from "../card/team-card.service.ts";
import { endTeamCard } from "../card/team-card-end.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { CHANGE_LIMIT } from "./team.rules.ts";
import { type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import { emitTeamEvent } from "./team-event.service.ts";
import { getPerson, getPersonBelow, requireOtherOwner } from "./team-people.service.ts";
import { deletePerson, type PersonRow } from "./team-person.store.ts";

/** Takes somebody out, or takes their invitation back. */
export function removePerson(
  context: AppContext,
  member: Member,
  personId: string,
  successor: string | null,
): Promise<void> {
  return endMembership(context, member, successor, (trx) => getPersonBelow(trx, member, personId));
}

export function leaveTeam(context: AppContext, member: Member, successor: string | null): Promise<void> {
  return endMembership(context, member, successor, (trx) => getPerson(trx, member.teamId, member.personId));
}

/** The team card is gone at that moment; what is the person's own stays theirs. */
async function endMembership(
  context: AppContext,
  member: Member,
  successor: string | null,
  findLeaver: (trx: Db) => Promise<PersonRow>,
): Promise<void> {
  const { db, limits, mail } = context;
  const { team, teamId, accountId } = member;
  await limits.hit(CHANGE_LIMIT, accountId);
  const key = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    const person = await findLeaver(trx);
    await requireOtherOwner(trx, person);
    if (successor === person.id) throw successorWithoutCard();
    const successorCard = await findSuccessorCard(trx, teamId, successor);
    const cards = await findTeamCards(trx, teamId, [person.card_id ?? ""]);
    const card = cards.get(person.card_id ?? "");
    await deletePerson(trx, person.id);
    await recordAction(context, trx, member, {
      action: actionOf(person, accountId),
      subject: person.name,
      ...(card && { from: addressOf(card) }),
      ...(successorCard && { to: addressOf(successorCard) }),
    });
    if (person.account_id !== null) {
      const leaver = { personId: person.id, name: person.name, email: person.email };
      await emitTeamEvent(context, trx, "team.member_left", team, leaver);
    }
    const recipient = person.account_id && (await findActiveRecipient(trx, person.account_id));
    if (recipient) {
      await mail.enqueue(trx, recipient, {
        kind: "team_left",
        team: team.name,
        isRemoved: person.account_id !== accountId,
        username: card?.username ?? null,
        successor: successorCard?.fullname ?? null,
      });
    }
    if (!card) return undefined;
    const ended = {
      cardId: card.cardid,
      successorId: successorCard?.cardid ?? null,
      leftName: card.fullname,
    };
    return endTeamCard(context, trx, teamId, ended);
  });
  // Once more after the commit: the old state may have been cached in between.
  if (key !== undefined) dropCard(context, key);
  mail.kick();
}

function addressOf({ username }: { readonly username: string }): string {
  return `/c/${username}`;
}

function actionOf(person: PersonRow, accountId: string): TeamActionName {
  if (person.account_id === null) return "invitation_taken_back";
  return person.account_id === accountId ? "person_left" : "person_removed";
}

/** A card of a colleague. It is live, so that nothing leads in a circle: who takes over has not left. */
async function findSuccessorCard(trx: Db, teamId: string, successorId: string | null) {
  if (successorId === null) return null;
  const { card_id } = await getPerson(trx, teamId, successorId);
  const cards = await findTeamCards(trx, teamId, [card_id ?? ""]);
  const card = cards.get(card_id ?? "");
  if (!card) throw successorWithoutCard();
  return card;
}

function successorWithoutCard(): AppError {
  return new AppError("invalid_input", TEXT.successorWithoutCard);
}

/** The team's choice after somebody has left, as it is when they are taken out: it may be changed for a year. */
export async function leadLeft(
  context: AppContext,
  member: Member,
  username: string,
  successor: string | null,
): Promise<LeftCard> {
  const { db, limits } = context;
  const { teamId, accountId } = member;
  await limits.hit(CHANGE_LIMIT, accountId);
  const { key, led } = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    const left = await findLeftCard(context, trx, teamId, username);
    if (!left) throw new AppError("not_found", TEXT.personNotFound);
    const card = await findSuccessorCard(trx, teamId, successor);
    await recordAction(context, trx, member, {
      action: "left_card_led",
      subject: left.name,
      from: addressOf(left),
      ...(card && { to: addressOf(card) }),
    });
    return {
      key: await leadLeftCard(context, trx, left.username, card?.cardid ?? null),
      led: { ...left, successor: card && { name: card.fullname, username: card.username } },
    };
  });
  // Once more after the commit: the old state may have been cached in between.
  dropCard(context, key);
  return led;
}
