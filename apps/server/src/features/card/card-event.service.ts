/** What happens to a card, for webhooks of its owner and of those who keep it. */
import type { WebhookEvent } from "@visita/domain/connect/webhook-event";
import type { AppContext } from "../../core/app-context.ts";
import type { Trx } from "../../db/database.ts";
import type { CardRow } from "./card.store.ts";

type CardEvent = Extract<WebhookEvent, `card.${string}`>;
type Told = Pick<CardRow, "id" | "owner_id" | "username" | "fullname">;

/** Part of the transaction that has changed the card. */
export async function emitCardEvent(
  context: AppContext,
  trx: Trx,
  type: CardEvent,
  card: Told,
): Promise<void> {
  const data = () => describeCard(context, card);
  await context.emit("ownerEvent", { trx, accountId: card.owner_id, type, subject: card.id, data });
}

type Shown = Told & Pick<CardRow, "paused_at" | "taken_down_at">;

/** The same, for a change of what the card shows. */
export async function emitCardChanged(context: AppContext, trx: Trx, card: Shown): Promise<void> {
  await emitCardEvent(context, trx, "card.changed", card);
  if (card.paused_at !== null || card.taken_down_at !== null) return;
  const data = () => describeCard(context, card);
  await context.emit("keptCardChanged", { trx, cardId: card.id, data });
}

function describeCard({ config }: AppContext, { id, username, fullname }: Told) {
  return { cardid: id, username, fullname, url: `${config.publicUrl}/c/${username}` };
}
