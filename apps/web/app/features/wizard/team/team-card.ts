import type { ChannelKey } from "@visita/domain/card/channels";
import type { CardTeam } from "@visita/domain/team/team-card.rules";
import type { WizardValues } from "../wizard-values.ts";

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
