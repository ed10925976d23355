import { setImmediate as nextTurn } from "node:timers/promises";
import { DELETED_USERNAME_RESERVED_MS, FORMER_USERNAME_MS } from "@visita/domain/card/card-ownership.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { publishOwnerChange } from "../account/owner-change.service.ts";
import { publishCardChange } from "./card-change.service.ts";
import { emitCardEvent } from "./card-event.service.ts";
import { upsertFormerUsername } from "./former-username.store.ts";
import { BATCH_SIZE } from "./team-card.service.ts";
import {
  deleteCardsOfTeam,
  deleteTeamCardRow,
  findCardOfTeam,
  forgetLeavers,
  updateFormerUsernamesOf,
  updateTeamEnded,
} from "./team-card.store.ts";

type EndedCard = {
  readonly cardId: string;
  /** The card of the colleague who takes over. */
  readonly successorId: string | null;
  /** Null where nobody is to be named. */
  readonly leftName: string | null;
};

/**
 * Ends the card of somebody who leaves a team. Its usernames, and those that led to it, lead to the colleague's card for a
 * year; without one they lead nowhere. Returns its username's key.
 */
export async function endTeamCard(
  context: AppContext,
  trx: Trx,
  teamId: string,
  { cardId, successorId, leftName }: EndedCard,
): Promise<string | undefined> {
  const { now, images } = context;
  const row = await findCardOfTeam(trx, teamId, cardId);
  if (!row) return undefined;
  const left = { owner_id: null, card_id: successorId, left_name: leftName, left_team_id: teamId };
  await updateFormerUsernamesOf(trx, cardId, left);
  await deleteTeamCardRow(trx, teamId, cardId);
  await upsertFormerUsername(trx, {
    ...left,
    username_key: row.username_key,
    reserved_until: now() + FORMER_USERNAME_MS,
  });
  await images.deleteUnused(trx, [row.profilepic, row.logo]);
  await publishCardChange(context, trx, row.username_key);
  await emitCardEvent(context, trx, "card.deleted", row);
  return row.username_key;
}

/** All cards of a team answer as deleted ones do, or with null again as before: one write and one message. */
export async function endCardsOfTeam(
  context: AppContext,
  trx: Db,
  teamId: string,
  endedAt: number | null,
): Promise<void> {
  await updateTeamEnded(trx, teamId, endedAt);
  await publishOwnerChange(context, trx, teamId);
}

/** For good. Their usernames stay reserved, then for nobody. */
export async function eraseCardsOfTeam(context: AppContext, trx: Db, teamId: string): Promise<void> {
  const { now, images } = context;
  const reserved_until = now() + DELETED_USERNAME_RESERVED_MS;
  for (;;) {
    const rows = await deleteCardsOfTeam(trx, teamId, BATCH_SIZE);
    if (rows.length === 0) return forgetLeavers(trx, teamId);
    for (const { username_key } of rows) {
      const row = { username_key, owner_id: null, card_id: null, left_name: null, left_team_id: null };
      await upsertFormerUsername(trx, { ...row, reserved_until });
    }
    await images.deleteUnused(
      trx,
      rows.flatMap(({ profilepic, logo }) => [profilepic, logo]),
    );
    await nextTurn();
  }
}
