import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import { CHANNEL_KEYS, type ChannelKey } from "@visita/domain/card/channels";
import type { NamedLink } from "@visita/domain/link/link.contract";
import { useLinksOf } from "../../link/public/link.queries.ts";
import { useWizard } from "../wizard-context.tsx";
import { filledCard, type WizardValues } from "../wizard-values.ts";

export type AudienceLinks = {
  /** Live ones whose addresses nobody can guess. */
  readonly secret: readonly NamedLink[];
  /** The other live ones, which show what is for everybody. */
  readonly open: readonly NamedLink[];
};

const NO_LINKS: AudienceLinks = { secret: [], open: [] };

/** Undefined while they are not known, and for a card whose links are somebody else's. A new card has none. */
export function useAudienceLinks(): AudienceLinks | undefined {
  const { cardid, template } = useWizard();
  const { data } = useLinksOf(template ? null : cardid);
  if (cardid === null) return NO_LINKS;
  if (!data) return undefined;
  const live = data.links.filter(({ overSince }) => overSince === null);
  return {
    secret: live.filter(({ secret }) => secret !== null),
    open: live.filter(({ secret }) => secret === null),
  };
}

type Seen = { readonly shown: readonly ChannelKey[]; readonly hidden: readonly ChannelKey[] };

/** Of the channels that are filled in, those that a visitor sees at the plain address or by a link. */
export function channelsSeen(values: WizardValues, features: PlanFeatures, linkId?: string): Seen {
  const { contacts } = filledCard(values);
  const filled = CHANNEL_KEYS.filter((key) => key in contacts && features.channel(key));
  const isShown = (key: ChannelKey) => {
    const links = values.linkOnly?.[key];
    return links === undefined || (linkId !== undefined && links.includes(linkId));
  };
  return { shown: filled.filter(isShown), hidden: filled.filter((key) => !isShown(key)) };
}
