import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { CardId } from "./card.contract.ts";
import { CARD_MESSAGES as TEXT } from "./card.messages.ts";

/** Epoch milliseconds. */
const Time = z.int();

const PauseState = z.object({ pausedAt: Time.nullable() });

export const pauseCardEndpoint = defineEndpoint("POST /api/card/pause/:cardid", {
  summary: "Pauses your card: everyone else gets 410. Idempotent.",
  access: "account",
  permission: "cards:write",
  params: CardId,
  responses: { 200: PauseState },
});

export const showCardEndpoint = defineEndpoint("POST /api/card/show/:cardid", {
  summary: "Resumes a paused card. Idempotent.",
  access: "account",
  permission: "cards:write",
  params: CardId,
  responses: { 200: PauseState },
});

const IndexableState = z.object({ indexable: z.boolean() });

export const indexableCardEndpoint = defineEndpoint("PATCH /api/card/indexable/:cardid", {
  summary: "Whether search engines may list your card. Idempotent.",
  access: "account",
  permission: "cards:write",
  params: CardId,
  body: IndexableState,
  responses: { 200: IndexableState },
});

export const deleteCardEndpoint = defineEndpoint("POST /api/card/delete/:cardid", {
  summary:
    "Deletes your card, confirmed by its username and version. It can be restored for 30 seconds and is then gone for good.",
  access: "account",
  permission: "cards:write",
  params: CardId,
  body: z.object({
    username: z.string(TEXT.usernameRequired).max(200, TEXT.usernameTooLong),
    /** The version that was shown: a deletion that is sent twice deletes nothing that was restored since. */
    version: z.int(),
  }),
  responses: { 200: z.object({ undoUntil: Time }) },
  reportsFirstField: true,
});

export const restoreCardEndpoint = defineEndpoint("POST /api/card/restore/:cardid", {
  summary: "Undoes the deletion of your card, while that is possible and there is a free slot.",
  access: "account",
  permission: "cards:write",
  params: CardId,
  responses: { 200: z.object({ message: z.string() }) },
});

const UsernameChanges = z.object({
  /** How many more changes this year has room for. */
  changesLeft: z.int(),
  /** When there is room for one more again; null while there is. */
  nextChangeAt: Time.nullable(),
});
export type UsernameChanges = z.infer<typeof UsernameChanges>;

export const usernameChangesEndpoint = defineEndpoint("GET /api/card/usernamechanges/:cardid", {
  summary: "How often the username of your card can still be changed.",
  access: "account",
  permission: "cards:read",
  params: CardId,
  responses: { 200: UsernameChanges },
});

export const changeUsernameEndpoint = defineEndpoint("PUT /api/card/changeusername/:cardid", {
  summary:
    "Moves your card to another username, at most three times a year. The former one leads to it for a year.",
  access: "account",
  permission: "cards:write",
  params: CardId,
  body: z.object({ username: z.string(TEXT.usernameRequired).max(200, TEXT.usernameTooLong) }),
  responses: { 200: UsernameChanges.extend({ username: z.string() }) },
  reportsFirstField: true,
});

export const orderCardsEndpoint = defineEndpoint("PUT /api/card/order", {
  summary: "Sets the order of your cards. Cards that are not named follow in the order that they had.",
  access: "account",
  permission: "cards:write",
  body: z.object({ cardids: z.array(z.string().max(100)).max(100) }),
  responses: { 200: z.object({ message: z.string() }) },
});
