import type { ValidCard } from "@visita/domain/card/card.rules";
import type { CardSides } from "@visita/domain/card/card-sides";
import type { SidesDraft } from "@visita/domain/card/card-sides.rules";
import { mergedOrder, readChannelOrder } from "@visita/domain/card/channel-order";
import { type LinkChoice, separateContacts } from "@visita/domain/card/link-only";

/** For a card whose images are given by their hashes. `linkOnly`: the channels that are not for everybody. */
export function cardColumns(
  { contacts: all, language: _, reading: __, secondSide: ___, ...card }: ValidCard,
  linkOnly: LinkChoice,
) {
  const { contacts, linkOnlyContacts } = separateContacts(all, linkOnly);
  return {
    ...card,
    profilepic: card.profilepic || null,
    contacts: JSON.stringify(contacts),
    link_only_contacts: Object.keys(linkOnlyContacts).length === 0 ? null : JSON.stringify(linkOnlyContacts),
  };
}

/** Clients that know nothing of sides send none of this: it stays as it is. */
export function keptSides(stored: CardSides, sent: SidesDraft): SidesDraft {
  const { language = stored.language, reading = stored.reading, secondSide = stored.secondSide } = sent;
  return { language, reading, secondSide };
}

export function sidesColumns(sent: SidesDraft, { language, reading, secondSide }: CardSides) {
  return {
    ...(sent.language !== undefined && { language: language ?? null }),
    ...(sent.reading !== undefined && { reading: reading ?? null }),
    ...(sent.secondSide !== undefined && { second_side: secondSide ? JSON.stringify(secondSide) : null }),
  };
}

/** Clients that know nothing of an order send none: it stays as it is. */
export function orderColumns(stored: string | null, sent: readonly string[] | undefined) {
  if (sent === undefined) return {};
  const order = mergedOrder(readChannelOrder(stored), readChannelOrder(sent));
  return { channel_order: order.length === 0 ? null : JSON.stringify(order) };
}
