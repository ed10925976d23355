import { featuresOf, type PlanStatus } from "@visita/domain/billing/plan.rules";
import type { EditableCard, OwnCard, VisibleCard } from "@visita/domain/card/card.contract";
import { visibleCard } from "@visita/domain/card/card.gating";
import { type SecondSide, storedSecondSide } from "@visita/domain/card/card-sides";
import { readChannelOrder } from "@visita/domain/card/channel-order";
import { type Contacts, readContacts } from "@visita/domain/card/contacts";
import { imageUrl } from "@visita/domain/card/image.rules";
import { type LinkOnlyContacts, readLinkOnlyContacts } from "@visita/domain/card/link-only";
import type { PublicCard } from "@visita/domain/card/public-card";
import { type ThemeKey, themeOf } from "@visita/domain/card/themes";
import type { HiddenCard } from "@visita/domain/site/page-ports";
import { storedTemplate, type Template, withTemplate } from "@visita/domain/team/template";
import type { CardRow, WholeCardRow } from "./card.store.ts";

export type StoredCard = Omit<EditableCard, "contacts" | "secondSide" | "linkOnly"> & {
  /** Those for everybody. */
  contacts: Contacts;
  linkOnlyContacts?: LinkOnlyContacts | undefined;
  secondSide?: SecondSide | undefined;
};

/** A card is hidden while any of these is set. */
export const HIDING_COLUMNS = [
  "paused_at",
  "deleted_at",
  "owner_left_at",
  "owner_suspended_at",
  "taken_down_at",
  "team_ended_at",
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
  if (row.team_ended_at !== null) return "gone";
  return row.paused_at === null ? null : "resting";
}

/** The account whose plan a card has: that of its team, or of its owner. */
export function payerOf(row: Pick<CardRow, "owner_id" | "team_id">): string {
  return row.team_id ?? row.owner_id;
}

/** A card of a team that nobody has taken yet. */
export function isUnclaimed(row: Pick<CardRow, "owner_id" | "team_id">): boolean {
  return row.owner_id === row.team_id;
}

/** What a team card is made from; undefined for any other. */
export function templateOf(row: WholeCardRow): Template | undefined {
  if (row.template_fields === null) return undefined;
  const template = storedTemplate(row.template_fields, row.template_logo);
  // Nobody would read what visitors leave.
  return isUnclaimed(row) ? { ...template, exchange: false } : template;
}

/** A card with everything that is stored. A team card is put together here, for whatever is made of it. */
export function toStoredCard(row: WholeCardRow): StoredCard {
  const own = toOwnFields(row);
  const template = templateOf(row);
  return template ? withTemplate(own, template) : own;
}

/** A database row as a card: of a team card, what is the person's own. */
export function toOwnFields(row: CardRow): StoredCard {
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
    ...(row.link_only_contacts !== null && {
      linkOnlyContacts: readLinkOnlyContacts(row.link_only_contacts),
    }),
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
 * As the owner's plan lets others see it, at the plain address or by a link. `userid` is then the card's own id: by the account's id everybody could find
 * out which cards belong to one person.
 */
export function toVisibleCard(
  row: WholeCardRow,
  status: PlanStatus,
  linkId?: string,
): VisibleCard & { contacts: Contacts } {
  const features = featuresOf(status);
  const { version: _, ...card } = visibleCard(toStoredCard(row), features, linkId);
  return {
    ...card,
    userid: row.id,
    qrCode: features.qrCode ? `/c/${encodeURIComponent(row.username)}/qr.png` : null,
  };
}

/** The same at a moment: search engines may list it when its owner wants that and it is old enough. */
export function toPublicCard(
  row: WholeCardRow,
  status: PlanStatus,
  now: number,
  linkId?: string,
): PublicCard {
  const { indexable, ...card } = toVisibleCard(row, status, linkId);
  return {
    ...card,
    ...(indexable && isOldEnoughToIndex(row, status, now) && { indexable: true }),
    revisedAt: revisedAt(row),
  };
}

export function revisedAt({ updated_at, template_changed_at }: WholeCardRow): number {
  return Math.max(updated_at, template_changed_at ?? 0);
}

/** Equal for rows from which equal cards are made. */
export function revisionOf(row: WholeCardRow): string {
  const template = row.template_id === null ? "" : ` ${row.template_id} ${row.template_version}`;
  return `${row.id} ${row.version} ${row.username}${template}`;
}

export function isOldEnoughToIndex(
  { created_at }: Pick<CardRow, "created_at">,
  status: PlanStatus,
  now: number,
): boolean {
  return now >= created_at + featuresOf(status).indexableAfterMs;
}

/** The same for the owner, with the account's id. */
export function toOwnCard(row: WholeCardRow, status: PlanStatus): OwnCard {
  return {
    ...toVisibleCard(row, status),
    userid: row.owner_id,
    version: row.version,
    createdAt: row.created_at,
    pausedAt: row.paused_at,
    takenDownAt: row.taken_down_at,
  };
}
