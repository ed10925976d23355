import { featuresOf, type PlanStatus } from "@visita/domain/billing/plan.rules";
import type { EditableCard, VisibleCard } from "@visita/domain/card/card.contract";
import { visibleCard } from "@visita/domain/card/card.gating";
import { type Contacts, readContacts } from "@visita/domain/card/contacts";
import { imageUrl } from "@visita/domain/card/image.rules";
import { type ThemeKey, themeOf } from "@visita/domain/card/themes";
import type { CardRow } from "./card.store.ts";

type StoredCard = Omit<EditableCard, "contacts"> & { contacts: Contacts };

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

/** The same for the owner, with the account's id. */
export function toOwnCard(row: CardRow, status: PlanStatus): VisibleCard {
  return { ...toVisibleCard(row, status), userid: row.owner_id };
}
