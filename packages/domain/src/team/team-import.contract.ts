import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { TeamParams } from "./team.contract.ts";

const Count = z.int().nonnegative();

/** What a copy would bring into a team. Nothing is written for it. */
export const TeamImportLook = z.object({
  /** Those of the copy that its account owned. */
  teams: z.array(
    z.object({
      /** As in the copy. */
      teamid: z.string(),
      name: z.string(),
      templates: Count,
      /** Invited anew, each with a card. */
      people: Count,
      /** In the team already, or not to be read. */
      leftOut: Count,
    }),
  ),
  /** How many more people can get a card; null without a bound. */
  seatsLeft: Count.nullable(),
});
export type TeamImportLook = z.infer<typeof TeamImportLook>;

export const lookAtTeamImportEndpoint = defineEndpoint("POST /api/team/:teamid/import/look", {
  summary: "Previews what a copy of another team would bring into your team. Writes nothing.",
  access: "account",
  params: TeamParams,
  fileType: "application/zip",
  responses: { 200: TeamImportLook },
});

export const importTeamEndpoint = defineEndpoint("POST /api/team/:teamid/import", {
  summary: "Adds the templates of a copy to your team and invites its people anew: all or nothing.",
  access: "account",
  creates: true,
  params: TeamParams,
  fileType: "application/zip",
  /** Which team of the copy. */
  query: z.object({ team: z.string().max(100) }),
  responses: { 201: z.object({ templates: Count, people: Count }) },
});
