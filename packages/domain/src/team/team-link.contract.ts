import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { AddLinkInput, NamedLink, UpdateLinkInput } from "../link/link.contract.ts";
import { TeamParams } from "./team.contract.ts";

const Count = z.int().nonnegative();
const LinkParams = TeamParams.extend({ linkid: z.string().max(100) });

/** A link under the address of every card of a team. The sums are of all cards together. */
export const TeamLink = NamedLink.omit({ url: true, secret: true, shows: true }).extend({
  /** On how many cards it answers: not where the card has a live link of its own with this address. */
  cards: Count,
});
export type TeamLink = z.infer<typeof TeamLink>;

export const listTeamLinksEndpoint = defineEndpoint("GET /api/team/:teamid/links", {
  summary: "The links of all cards of your team, the latest first, live and ended.",
  access: "account",
  permission: "team",
  params: TeamParams,
  responses: {
    200: z.object({
      links: z.array(TeamLink),
      live: Count,
      /** By plan. */
      maxLive: Count,
      cards: Count,
      /** The username of one of the cards, for an example; null without cards. */
      username: z.string().nullable(),
    }),
  },
});

export const addTeamLinkEndpoint = defineEndpoint("POST /api/team/:teamid/links", {
  summary:
    "Creates a named link of all cards of your team, also of those made later. Its address cannot be changed.",
  access: "account",
  permission: "team",
  creates: true,
  params: TeamParams,
  body: AddLinkInput,
  responses: { 201: TeamLink },
  reportsFirstField: true,
});

export const updateTeamLinkEndpoint = defineEndpoint("PATCH /api/team/:teamid/links/:linkid", {
  summary:
    "Renames a link of your team, changes its last day, or reactivates it. Omitted fields stay unchanged.",
  access: "account",
  permission: "team",
  params: LinkParams,
  body: UpdateLinkInput,
  responses: { 200: TeamLink },
  reportsFirstField: true,
});

export const endTeamLinkEndpoint = defineEndpoint("DELETE /api/team/:teamid/links/:linkid", {
  summary: "Ends a link of your team: its addresses lead to the plain cards, its sums stay. Idempotent.",
  access: "account",
  permission: "team",
  params: LinkParams,
  responses: { 200: TeamLink },
});

export const TeamLinkCard = z.object({
  personid: z.string(),
  name: z.string(),
  /** Whole, such as "https://visita.example/c/giulia/salone". */
  url: z.string(),
  views: Count,
  saves: Count,
  details: Count,
});
export type TeamLinkCard = z.infer<typeof TeamLinkCard>;

export const teamLinkCardsEndpoint = defineEndpoint("GET /api/team/:teamid/links/:linkid/cards", {
  summary: "The addresses of a link of your team, and what it brought each person; most views first.",
  access: "account",
  permission: "team",
  params: LinkParams,
  responses: { 200: z.object({ link: TeamLink, cards: z.array(TeamLinkCard) }) },
});
