import { z } from "zod";
import { CardId } from "../card/card.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { SOURCES } from "../insight/insight.constants.ts";
import { ADDRESS_MAX } from "../link/link.rules.ts";

const CardName = z.object({ username: z.string().max(100) });

/**
 * Only the shape of what a visitor sends. `readDetails` checks the values, for this call and for the plain form, and
 * its problems come back as `fields`.
 */
export const HelloInput = z.object({
  name: z.string().max(1_000).default(""),
  email: z.string().max(1_000).default(""),
  phone: z.string().max(1_000).default(""),
  company: z.string().max(1_000).default(""),
  role: z.string().max(1_000).default(""),
  note: z.string().max(5_000).default(""),
  /** The id of a card of the signed-in visitor, sent along. */
  card: z.string().max(100).optional(),
  /** The named link by which the card was opened, else how the visitor came. */
  link: z.string().max(ADDRESS_MAX).optional(),
  source: z.enum(SOURCES).optional(),
  /** Whether the form said that a team gets the details too. Without it they are not shared with the team. */
  isShared: z.boolean().default(false),
  /** Trap: nobody sees this field, so whoever fills it in is a program. */
  website: z.string().max(1_000).default(""),
  /** From `helloFormEndpoint` or the page: when the form was opened. Valid once; not needed with `card`. */
  stamp: z.string().max(200).default(""),
});
export type HelloInput = z.output<typeof HelloInput>;

export const HelloSent = z.object({ message: z.string() });
export type HelloSent = z.infer<typeof HelloSent>;

export const helloFormEndpoint = defineEndpoint("GET /api/public/hello/:username", {
  summary: "Whether a card takes details, and the stamp to send with them. 404 when it does not.",
  access: "public",
  params: CardName,
  responses: {
    200: z.object({
      stamp: z.string(),
      fullname: z.string(),
      /** The name of the team that gets the details too; null where the owner alone gets them. */
      sharedWith: z.string().nullable(),
    }),
  },
});

export const helloEndpoint = defineEndpoint("POST /api/public/hello/:username", {
  summary:
    "Sends a visitor's details to the owner of a card. The same details within a day update the first.",
  access: "public",
  params: CardName,
  body: HelloInput,
  responses: { 200: HelloSent },
});

/** The fields of the plain form, by the names of `HelloInput`; posted to the page itself. */
export function helloPagePath(username: string): string {
  return `/c/${username}/hello`;
}

export const exchangeSwitchEndpoint = defineEndpoint("PATCH /api/card/exchange/:cardid", {
  summary: "Whether visitors of your card can leave their details.",
  access: "account",
  permission: "cards:write",
  params: CardId,
  body: z.object({ exchange: z.boolean() }),
  responses: { 200: z.object({ exchange: z.boolean() }) },
});

export const exchangeOfferEndpoint = defineEndpoint("GET /api/exchange/offer", {
  summary: "For how many of your cards the dashboard offers to turn the exchange on; 0 once answered.",
  access: "account",
  responses: { 200: z.object({ cards: z.int() }) },
});

export const answerExchangeOfferEndpoint = defineEndpoint("POST /api/exchange/offer", {
  summary:
    "Turns the exchange on for all of your cards, or declines. Either answer removes the offer for good.",
  access: "account",
  body: z.object({ turnOn: z.boolean() }),
  responses: { 200: z.object({ turnedOn: z.int() }) },
});

const Notifications = z.object({
  /** A mail when somebody leaves their details. */
  newContacts: z.boolean(),
  /** A mail on Monday morning about the views and saves of the week before. */
  weeklySummary: z.boolean(),
});

export const notificationsEndpoint = defineEndpoint("GET /api/account/notifications", {
  summary: "Which optional mails you get.",
  access: "account",
  responses: { 200: Notifications },
});

export const updateNotificationsEndpoint = defineEndpoint("PATCH /api/account/notifications", {
  summary: "Turns optional mails on or off. Omitted fields stay unchanged.",
  access: "account",
  body: Notifications.partial(),
  responses: { 200: Notifications },
});

/** In mails: GET shows a page with a button, POST stops the mails (RFC 8058). */
export const STOP_MAILS_PATH = "/mails/stop/:token";
