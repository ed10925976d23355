import { featuresOf, type PlanFeatures } from "../billing/plan.rules.ts";
import type { EditableCard } from "../card/card.contract.ts";
import { CHANNEL_PAGES, type ChannelKey } from "../card/channels.ts";
import { fitsEnding } from "./template.ts";

/** What somebody who edits a team card knows of the team. */
export type CardTeam = NonNullable<EditableCard["team"]>;

/** What the team's plan opens, of the channels that its cards have. */
export function teamFeatures({ status, channels }: Pick<CardTeam, "status" | "channels">): PlanFeatures {
  const features = featuresOf(status);
  return { ...features, channel: (key) => features.channel(key) && channels.includes(key) };
}

/**
 * The fields of a team card in the order of the editor: those that are still its person's to fill in, those of theirs that
 * are filled in, and those that the team has set. They are named as problems name them, such as `contacts.email`.
 */
export function fieldsOfTeamCard(card: EditableCard, team: CardTeam) {
  const features = teamFeatures(team);
  const channels = CHANNEL_PAGES.flat().filter(({ key }) => features.channel(key));
  const fields: readonly (readonly [name: string, value: string | null])[] = [
    ["profilepic", card.profilepic],
    ["occupation", card.occupation],
    ["companyname", card.companyname],
    ["bio", card.bio],
    ...(features.logo ? [["logo", card.logo] as const] : []),
    ...channels.map(({ key }) => [`contacts.${key}`, shownContact(card, team, key)] as const),
  ];
  const isFixed = (name: string) => team.fixed.includes(name);
  const namesOf = (chosen: readonly (readonly [string, unknown])[]) => chosen.map(([name]) => name);
  // Every card has a colour, so there is nothing to fill in.
  const colour = features.colour && isFixed("color") ? ["color"] : [];
  return {
    left: namesOf(fields.filter(([name, value]) => !isFixed(name) && !value)),
    done: namesOf(fields.filter(([name, value]) => !isFixed(name) && value)),
    set: [...colour, ...namesOf(fields.filter(([name, value]) => isFixed(name) && value))],
  };
}

/** Null too where visitors do not see it, because it ends otherwise than the team wants it. */
function shownContact({ contacts }: EditableCard, { endings }: CardTeam, key: ChannelKey): string | null {
  const value = contacts[key]?.value ?? "";
  return fitsEnding(value, endings[key] ?? "") ? value : null;
}

/** The page about what is left to fill in of a team card that has just become one's own. */
export function cardLivePath(cardid: string): string {
  return `/cards/${encodeURIComponent(cardid)}/live`;
}
