import type { EditableCard, UpdateCardInput } from "@visita/domain/card/card.contract";
import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { findActiveRecipient, findRecipient } from "../account/account.service.ts";
import { updateCard } from "../card/card.service.ts";
import { getPlainEditableCard } from "../card/editable-card.service.ts";
import { findUsernames } from "../card/team-card.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { CHANGE_LIMIT } from "./team.rules.ts";
import { type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import { getPersonBelow } from "./team-people.service.ts";

type Card = { readonly cardId: string; readonly ownerId: string };

/** What somebody below the caller has as a card of the team, and whose it is: the team's while nobody has taken it. */
async function getPlace(db: Db, member: Member, personId: string) {
  const person = await getPersonBelow(db, member, personId);
  if (person.card_id === null) throw new AppError("not_found", CARD_MESSAGES.cardNotFound);
  const card: Card = { cardId: person.card_id, ownerId: person.account_id ?? member.teamId };
  return { person, card };
}

export async function findPersonCard(
  context: AppContext,
  member: Member,
  personId: string,
): Promise<EditableCard> {
  const { card } = await getPlace(context.db, member, personId);
  return getPlainEditableCard(context, card.ownerId, card.cardId);
}

/** As if its person saved it, who is told. Returns the new version. */
export async function correctCard(
  context: AppContext,
  member: Member,
  personId: string,
  input: UpdateCardInput,
): Promise<number> {
  const { db, limits, mail } = context;
  const { team, teamId, accountId } = member;
  const { card } = await getPlace(db, member, personId);
  await limits.hit(CHANGE_LIMIT, accountId);
  const alsoWrite = async (trx: Db) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    const { person } = await getPlace(trx, member, personId);
    await recordAction(context, trx, member, { action: "card_corrected", subject: person.name });
    if (person.account_id === null || person.account_id === accountId) return;
    const to = await findActiveRecipient(trx, person.account_id);
    if (!to) return;
    const by = await findRecipient(trx, accountId);
    const usernames = await findUsernames(trx, [card.cardId]);
    await mail.enqueue(trx, to, {
      kind: "team_card_corrected",
      team: team.name,
      by: `${by?.first_name ?? ""} ${by?.last_name ?? ""}`.trim(),
      username: usernames.get(card.cardId) ?? "",
    });
  };
  const options = { alsoWrite, isByAnother: true };
  const version = await updateCard(context, card.ownerId, card.cardId, input, options);
  mail.kick();
  return version;
}
