import { featuresOf, type PlanStatus } from "@visita/domain/billing/plan.rules";
import type { EditableCard, OwnCard, VisibleCard } from "@visita/domain/card/card.contract";
import { visibleCard } from "@visita/domain/card/card.gating";
import { type SecondSide, storedSecondSide } from "@visita/domain/card/card-sides";
import { readChannelOrder } from "@visita/domain/card/channel-order";
import { type Contacts, readContacts } from "@visita/domain/card/contacts";
import { imageUrl } from "@visita/domain/card/image.rules";
import type { PublicCard } from "@visita/domain/card/public-card";
import { type ThemeKey, themeOf } from "@visita/domain/card/themes";
import type { HiddenCard } from "@visita/domain/site/page-ports";
import type { CardRow } from "./card.store.ts";

export type StoredCard = Omit<EditableCard, "contacts" | "secondSide"> & {
  contacts: Contacts;
  secondSide?: SecondSide | undefined;
};

/** A card is hidden while any of these is set. */
export const HIDING_COLUMNS = [
  "paused_at",
  "deleted_at",
  "owner_left_at",
  "owner_suspended_at",
  "taken_down_at",
] as const;

/**
 * Why nobody but its owner may see a card, in any representation; null when everybody may. The only place that decides
 * this: it is read from the card's own row, so that a public card stays one query.
 */
export function hiddenReason(
  row: Pick<CardRow, (typeof HIDING_COLUMNS)[number] | "taken_down_as">,
): HiddenCard | null {
  // Before the owner's own reasons: pausing a card does not take its warning away.
  if (row.taken_down_at !== null) return row.taken_down_as === "legal" ? "legal" : "taken_down";
  if (row.deleted_at !== null || row.owner_left_at !== null || row.owner_suspended_at !== null) return "gone";
  return row.paused_at === null ? null : "resting";
}

/** A database row as a card. */
export function toStoredCard(row: CardRow): StoredCard {
  return {
    cardid: row.id,
    username: row.username,
    fullname: row.fullname,
    occupation: row.occupation,
    companyname: row.companyname,
    bio: row.bio,
    profilepic: row.profilepic && imageUrl(row.profilepic),
    logo: row.logo && imageUrl(row.logo),
    color: themeOf(row.color).key as ThemeKey,
    contacts: readContacts(row.contacts),
    ...(row.language !== null && { language: row.language }),
    ...(row.reading !== null && { reading: row.reading }),
    ...(row.second_side !== null && { secondSide: storedSecondSide(row.second_side) }),
    ...(row.channel_order !== null && { channelOrder: [...readChannelOrder(row.channel_order)] }),
    ...(row.exchange === 1 && { exchange: true }),
    ...(row.indexable === 1 && { indexable: true }),
    version: row.version,
  };
}

/**
 * As the owner's plan lets others see it. `userid` is then the card's own id: by the account's id everybody could find
 * out which cards belong to one person.
 */
export function toVisibleCard(row: CardRow, status: PlanStatus): VisibleCard & { contacts: Contacts } {
  const features = featuresOf(status);
  const { version: _, ...card } = visibleCard(toStoredCard(row), features);
  return {
    ...card,
    userid: row.id,
    qrCode: features.qrCode ? `/c/${encodeURIComponent(row.username)}/qr.png` : null,
  };
}

/** The same at a moment: search engines may list it when its owner wants that and it is old enough. */
export function toPublicCard(row: CardRow, status: PlanStatus, now: number): PublicCard {
  const { indexable: _, ...card } = toVisibleCard(row, status);
  return {
    ...card,
    ...(row.indexable === 1 && isOldEnoughToIndex(row, status, now) && { indexable: true }),
    revisedAt: row.updated_at,
  };
}

export function isOldEnoughToIndex(
  { created_at }: Pick<CardRow, "created_at">,
  status: PlanStatus,
  now: number,
): boolean {
  return now >= created_at + featuresOf(status).indexableAfterMs;
}

/** The same for the owner, with the account's id. */
export function toOwnCard(row: CardRow, status: PlanStatus): OwnCard {
  return {
    ...toVisibleCard(row, status),
    userid: row.owner_id,
    version: row.version,
    createdAt: row.created_at,
    pausedAt: row.paused_at,
    takenDownAt: row.taken_down_at,
  };
}
