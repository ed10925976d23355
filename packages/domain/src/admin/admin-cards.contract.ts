import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { TAKEDOWN_NOTICES } from "./admin.constants.ts";
import {
  AdminCardParams,
  Count,
  Done,
  Next,
  PageQuery,
  Reason,
  ReasonInput,
  Time,
  Told,
} from "./admin.fields.ts";
import { ADMIN_MESSAGES as TEXT } from "./admin.messages.ts";

export const CARD_SEGMENTS = ["all", "reported", "down", "look"] as const;
export const CardState = z.enum(["live", "paused", "down", "gone"]);
export type CardState = z.infer<typeof CardState>;

export const ListedCard = z.object({
  cardid: z.string(),
  username: z.string(),
  fullname: z.string(),
  companyname: z.string(),
  color: z.string(),
  accountid: z.string(),
  createdAt: Time,
  /** Of the last 30 days. */
  views: Count,
  state: CardState,
  openReports: Count,
  /** What the phishing guard saw; null once an admin has looked at it. */
  suspicion: z.string().nullable(),
});
export type ListedCard = z.infer<typeof ListedCard>;

export const listAdminCardsEndpoint = defineEndpoint("GET /api/admin/cards", {
  summary: "Cards, the newest first; found by username, name or company.",
  access: "account",
  query: PageQuery.extend({ segment: z.enum(CARD_SEGMENTS).optional() }),
  responses: { 200: z.object({ total: Count, cards: z.array(ListedCard), next: Next }) },
});

export const TakeDownInput = z.object({
  reason: Reason,
  /** Message to the owner in the mail. */
  told: Told,
  notice: z.enum(TAKEDOWN_NOTICES, TEXT.noticeRequired),
  suspends: z.boolean().optional(),
});
export type TakeDownInput = z.output<typeof TakeDownInput>;

const action = {
  access: "account",
  params: AdminCardParams,
  responses: { 200: Done },
  reportsFirstField: true,
} as const;

export const takeDownEndpoint = defineEndpoint("POST /api/admin/cards/:cardid/takedown", {
  ...action,
  summary: "Takes a card down in every representation, and notifies its owner and its reporters.",
  body: TakeDownInput,
});

export const putBackEndpoint = defineEndpoint("POST /api/admin/cards/:cardid/putback", {
  ...action,
  summary: "Restores a taken-down card.",
  body: ReasonInput,
});

export const reviewCardEndpoint = defineEndpoint("POST /api/admin/cards/:cardid/reviewed", {
  ...action,
  summary: "Removes a card from the queue of the phishing guard.",
  body: ReasonInput,
});
