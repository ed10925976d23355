import type { PlanFeatures } from "../billing/plan.rules.ts";
import type { ValidCard } from "./card.rules.ts";
import { type CardSides, onlyChannels, type SecondSide } from "./card-sides.ts";
import type { ChannelKey } from "./channels.ts";
import type { Contacts } from "./contacts.ts";
import { contactsOn, type LinkOnlyContacts } from "./link-only.ts";
import { DEFAULT_THEME, type ThemeKey } from "./themes.ts";

type Gated = CardSides & {
  readonly logo: string | null;
  readonly color: ThemeKey;
  readonly contacts: Contacts;
  readonly linkOnlyContacts?: LinkOnlyContacts | undefined;
  readonly channelOrder?: readonly string[] | undefined;
};

/**
 * What the reader of an address sees: the one function behind every representation. It hides what the owner's plan does
 * not include, and the channels that are only on links, except those of the link by which the reader came. Neither the
 * order of the channels nor the second side names hidden ones.
 */
export function visibleCard<Card extends Gated>(
  { linkOnlyContacts, ...card }: Card,
  features: PlanFeatures,
  linkId?: string,
) {
  const shown = contactsOn({ contacts: card.contacts, linkOnlyContacts }, linkId);
  const contacts = only(shown, (key) => features.channel(key));
  return {
    ...card,
    logo: features.logo ? card.logo : null,
    color: features.colour ? card.color : DEFAULT_THEME,
    contacts,
    ...(card.secondSide && { secondSide: onlyChannels(card.secondSide, (key) => key in contacts) }),
    ...(card.channelOrder && { channelOrder: card.channelOrder.filter((key) => key in contacts) }),
  };
}

/** What a save stores: the changes, and unchanged whatever the plan hides. */
export function mergedCard(stored: Gated, changes: ValidCard, features: PlanFeatures): ValidCard {
  return {
    ...changes,
    logo: features.logo ? changes.logo : stored.logo,
    color: features.colour ? changes.color : stored.color,
    // `readCard` drops hidden channels from the changes, so storing only the changes would delete them.
    contacts: { ...only(stored.contacts, (key) => !features.channel(key)), ...changes.contacts },
    ...(changes.secondSide && {
      secondSide: withHidden(changes.secondSide, stored.secondSide, features),
    }),
  };
}

function withHidden(sent: SecondSide, stored: SecondSide | undefined, features: PlanFeatures): SecondSide {
  const hidden = stored && onlyChannels(stored, (key) => !features.channel(key as ChannelKey));
  return {
    ...(hidden?.address && { address: hidden.address }),
    ...sent,
    titles: { ...hidden?.titles, ...sent.titles },
  };
}

function only(contacts: Contacts, isWanted: (key: ChannelKey) => boolean): Contacts {
  return Object.fromEntries(Object.entries(contacts).filter(([key]) => isWanted(key as ChannelKey)));
}
