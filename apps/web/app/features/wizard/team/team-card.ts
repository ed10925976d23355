import { featuresOf, type PlanFeatures } from "@visita/domain/billing/plan.rules";
import type { EditableCard } from "@visita/domain/card/card.contract";
import type { ChannelKey } from "@visita/domain/card/channels";
import type { WizardValues } from "../wizard-values.ts";

/** What the editor knows of the team whose card it is. */
export type CardTeam = NonNullable<EditableCard["team"]>;

/** What the team's plan opens, of the channels that its cards have. */
export function teamFeatures({ status, channels }: CardTeam): PlanFeatures {
  const features = featuresOf(status);
  return { ...features, channel: (key) => features.channel(key) && channels.includes(key) };
}

/** A draft shows what the team sets now, not what it set when the draft was written. */
export function withSetFields(draft: WizardValues, shown: WizardValues, { fixed }: CardTeam): WizardValues {
  const contacts = { ...draft.contacts };
  const set: Record<string, unknown> = {};
  for (const field of fixed) {
    const key = /^contacts\.(.+)$/.exec(field)?.[1] as ChannelKey | undefined;
    if (key === undefined) set[field] = shown[field as keyof WizardValues];
    else if (shown.contacts[key]) contacts[key] = shown.contacts[key];
    else delete contacts[key];
  }
  return { ...draft, ...set, contacts };
}
