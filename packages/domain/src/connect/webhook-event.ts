import { z } from "zod";

/** What a webhook can be told about, in the groups in which they are chosen. */
export const WEBHOOK_EVENT_GROUPS = {
  people: ["contact.left", "contact.changed"],
  cards: ["card.created", "card.changed", "card.paused", "card.shown", "card.deleted"],
  linksAndFavourites: ["link.created", "link.ended", "favourite.changed"],
  teams: ["team.member_joined", "team.member_left"],
} as const;

export const WEBHOOK_EVENTS = [
  ...WEBHOOK_EVENT_GROUPS.people,
  ...WEBHOOK_EVENT_GROUPS.cards,
  ...WEBHOOK_EVENT_GROUPS.linksAndFavourites,
  ...WEBHOOK_EVENT_GROUPS.teams,
] as const;

/** The same for a webhook of a team, which keeps no cards: of its cards and links, and of the people who are shared with it. */
export const TEAM_EVENT_GROUPS = {
  people: WEBHOOK_EVENT_GROUPS.people,
  cards: WEBHOOK_EVENT_GROUPS.cards,
  links: ["link.created", "link.ended"],
  team: WEBHOOK_EVENT_GROUPS.teams,
} as const;

export const TEAM_EVENTS = Object.values(TEAM_EVENT_GROUPS).flat();

export const WebhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** What a test delivery says it is about. */
export const TEST_EVENT = "test";
