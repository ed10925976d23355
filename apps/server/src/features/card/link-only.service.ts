import {
  channelsOnlyOn,
  type LinkChoice,
  type LinkOnlyContacts,
  withLinkShowing,
} from "@visita/domain/card/link-only";
import { LINK_MESSAGES } from "@visita/domain/link/link.messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { cardNotFound } from "./card.refusals.ts";
import { findCardOfOwner, nextVersion, updateCardRow } from "./card.store.ts";
import { toOwnFields, toStoredCard } from "./visible-card.ts";

/** Which channels of a card only links show. */
export async function getLinkOnly(db: Db, ownerId: string, cardId: string): Promise<LinkOnlyContacts> {
  const row = await findCardOfOwner(db, cardId, ownerId);
  if (!row) throw cardNotFound();
  return toStoredCard(row).linkOnlyContacts ?? {};
}

/** Part of the caller's transaction, which publishes the change of the card. Returns what the link then shows. */
export async function showOnLink(
  trx: Db,
  { ownerId, cardId, linkId }: { ownerId: string; cardId: string; linkId: string },
  channels: readonly string[],
): Promise<string[]> {
  const row = await nextVersion(trx, cardId, ownerId);
  if (!row) throw cardNotFound();
  const changed = withLinkShowing(toOwnFields(row).linkOnlyContacts ?? {}, linkId, channels);
  await updateCardRow(trx, cardId, { link_only_contacts: JSON.stringify(changed) });
  return channelsOnlyOn(changed, linkId);
}

/** A link whose address can be guessed shows what is for everybody. */
export async function requireSecretLinks(
  { findSecretLinkIds }: Pick<AppContext, "findSecretLinkIds">,
  db: Db,
  cardId: string,
  choice: LinkChoice | undefined,
): Promise<void> {
  const chosen = Object.values(choice ?? {}).flat();
  if (chosen.length === 0) return;
  const known = await findSecretLinkIds(db, cardId);
  if (chosen.every((id) => known.has(id))) return;
  throw new AppError("invalid_input", LINK_MESSAGES.notSecret, {
    fields: { linkOnly: LINK_MESSAGES.notSecret },
  });
}
