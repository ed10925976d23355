import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { SOURCES } from "../insight/insight.constants.ts";
import { RECAP_PEOPLE_MAX } from "./recap.rules.ts";

const Count = z.int().positive();

/** Null where nothing happened. */
export const Recap = z.object({
  /** Who left their details and was not looked at yet. */
  people: z
    .object({
      count: Count.max(RECAP_PEOPLE_MAX),
      /** There may be more than were counted. */
      isMore: z.boolean(),
      /** Of the last of them. */
      name: z.string(),
    })
    .nullable(),
  views: z
    .object({
      count: Count,
      /** What brought more of them than anything else. */
      mostly: z.enum([...SOURCES, "link"]).nullable(),
      /** The name of the link that did. */
      link: z.string().nullable(),
    })
    .nullable(),
  /** Favourites that have changed; name and username are of the one that changed last. */
  kept: z.object({ count: Count, fullname: z.string(), username: z.string() }).nullable(),
  /** Links whose last day is near; the name is of the one that ends first. Told once a day. */
  links: z.object({ count: Count, name: z.string(), cardid: z.string(), lastDay: z.iso.date() }).nullable(),
});
export type Recap = z.infer<typeof Recap>;

/** No token makes this call: a program would take the place of the person who wants to know. */
export const recapEndpoint = defineEndpoint("GET /api/recap", {
  summary: "What happened since the account was last on its dashboard. Calling it counts as being there.",
  access: "account",
  responses: { 200: Recap },
});
