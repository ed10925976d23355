import { imageHash } from "@visita/domain/card/image.rules";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { findPlan } from "../billing/subscription.service.ts";
import type { CardContext } from "./card.context.ts";
import { type CardRow, findCardById, findCardByUsername } from "./card.store.ts";
import type { Reading } from "./card-cache.ts";
import type { PublicCard } from "./public-card.ts";
import { toShownCard } from "./shown-card.ts";

/** By username, without regard to case. */
export function findPublicCard({ cache, ...context }: CardContext, username: string) {
  if (usernameProblem(username)) return Promise.resolve(undefined);
  const key = usernameKey(username);
  return cache.get(key, async () => toReading(context, await findCardByUsername(context.db, key)));
}

/** What is known of a card now, without waiting for anything; undefined when it must be read. */
export function peekPublicCard({ cache }: CardContext, username: string) {
  return cache.peek(usernameKey(username));
}

/** By id or by username. An id comes first, so that nobody takes another card's id for a username. */
export async function findPublicCardByAnyName(context: CardContext, name: string) {
  const row = isLikeId(name) ? await findCardById(context.db, name) : undefined;
  return findPublicCard(context, row?.username ?? name);
}

/** Whether a name may be that of a card's id rather than its username. */
export function isLikeId(name: string): boolean {
  return ID.test(name);
}

const ID = /^[\w-]{22}$/;

async function toReading(
  { billing }: Pick<CardContext, "billing">,
  row: CardRow | undefined,
): Promise<Reading<PublicCard> | undefined> {
  if (!row) return undefined;
  const plan = await findPlan(billing, row.owner_id);
  return {
    card: { ...toShownCard(row, plan.status), revisedAt: row.updated_at },
    ownerId: row.owner_id,
    stamp: `${row.id} ${row.version} ${plan.status}`,
    changesAt: plan.until,
  };
}

/** The bytes of a picture that a card shows; null when it shows none. */
export async function pictureAt(
  { pictures }: CardContext,
  address: string | null,
  form: "webp" | "jpeg",
): Promise<Buffer | null> {
  const hash = address && imageHash(address);
  return (hash && (await pictures.find(hash, form))) || null;
}

/** The card that a QR code leads to; null when there is none, or when its owner's plan has no code. */
export async function findQrTarget(context: CardContext, username: string): Promise<PublicCard | null> {
  const entry = await findPublicCard(context, username);
  return entry?.card.qrCode ? entry.card : null;
}
