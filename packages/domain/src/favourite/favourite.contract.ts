import { z } from "zod";
import { VisibleCard } from "../card/card.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";

export const FAVOURITES_MAX = 500;

const CardId = z.object({ cardid: z.string().max(100) });
const Done = z.object({ success: z.boolean() });

/** A bookmarked card, with the fields that the list shows. */
export const Favourite = z.object({
  cardid: z.string(),
  /** The account that bookmarked it, not the card's owner. */
  ownerid: z.string(),
  relatedData: VisibleCard.pick({ color: true, profilepic: true, fullname: true, username: true }).extend({
    /** The name on its second side. */
    otherName: z.string().optional(),
    /** Its owner has put it away for now. */
    isResting: z.literal(true).optional(),
  }),
});
export type Favourite = z.infer<typeof Favourite>;

export const listFavouritesEndpoint = defineEndpoint("POST /api/com/fav", {
  summary: "The cards you saved, latest first.",
  access: "account",
  permission: "contacts:read",
  body: z.object({}),
  responses: { 200: z.object({ data: z.array(Favourite) }) },
});

export const addFavouriteEndpoint = defineEndpoint("POST /api/com/addfavourite", {
  summary: "Saves somebody else's card. Idempotent.",
  access: "account",
  permission: "contacts:write",
  body: z.object({ cardid: z.string().max(100), ownerid: z.string().max(100).optional() }),
  responses: { 200: Done },
});

export const isFavouriteEndpoint = defineEndpoint("GET /api/com/isfavourite/:cardid", {
  summary: "Whether the caller has saved a card, or owns it; neither for an anonymous visitor.",
  access: "public",
  permission: "contacts:read",
  params: CardId,
  responses: { 200: Done.extend({ own: z.literal(true).optional() }) },
});

export const removeFavouriteEndpoint = defineEndpoint("DELETE /api/com/removefavourite/:cardid", {
  summary: "Removes a saved card. Idempotent.",
  access: "account",
  permission: "contacts:write",
  params: CardId,
  responses: { 200: Done },
});
