/** What happens to a card, for webhooks of its owner, of its team and of those who keep it. */
import type { WebhookEvent } from "@visita/domain/connect/webhook-event";
import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import type { CardRow } from "./card.store.ts";

type CardEvent = Extract<WebhookEvent, `card.${string}`>;
type Told = Pick<CardRow, "id" | "owner_id" | "username" | "fullname"> & { readonly team_id?: string | null };

/** Part of the transaction that has changed the card. */
export async function emitCardEvent(
  context: AppContext,
  trx: Trx,
  type: CardEvent,
  card: Told,
): Promise<void> {
  const about = [{ subject: card.id, data: () => describeCard(context, card) }];
  for (const accountId of new Set([card.owner_id, card.team_id ?? card.owner_id])) {
    await context.emit("ownerEvent", { trx, accountId, type, about });
  }
}

/** For new cards of a team, of which nobody has taken one yet. */
export async function emitTeamCardsCreated(
  context: AppContext,
  trx: Trx,
  teamId: string,
  cards: readonly Omit<Told, "owner_id">[],
): Promise<void> {
  const about = cards.map((card) => ({ subject: card.id, data: () => describeCard(context, card) }));
  await context.emit("ownerEvent", { trx, accountId: teamId, type: "card.created", about });
}

type Shown = Told & Pick<CardRow, "paused_at" | "taken_down_at">;

/** The same, for a change of what the card shows. */
export async function emitCardChanged(context: AppContext, trx: Trx, card: Shown): Promise<void> {
  await emitCardEvent(context, trx, "card.changed", card);
  if (card.paused_at !== null || card.taken_down_at !== null) return;
  const data = () => describeCard(context, card);
  await context.emit("keptCardChanged", { trx, cardId: card.id, data });
}

function describeCard({ config }: AppContext, { id, username, fullname }: Omit<Told, "owner_id">) {
  return { cardid: id, username, fullname, url: `${config.publicUrl}/c/${username}` };
}
