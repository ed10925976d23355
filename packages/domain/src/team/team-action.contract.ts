import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { defineFile } from "../http/file.ts";
import { TeamParams } from "./team.contract.ts";

export const TEAM_ACTIONS = [
  "team_started",
  "team_renamed",
  "logo_changed",
  "team_deleted",
  "team_restored",
  "joining_changed",
  "page_changed",
  "template_added",
  "template_renamed",
  "template_changed",
  "template_undone",
  "template_deleted",
  "people_invited",
  "invitation_renewed",
  "invitation_taken_back",
  "invitation_taken",
  "invitation_declined",
  "person_joined",
  "person_left",
  "person_removed",
  "left_card_led",
  "people_moved",
  "role_changed",
  "card_corrected",
  "sharing_on",
  "sharing_off",
  "link_added",
  "link_changed",
  "link_ended",
  "webhook_added",
  "webhook_changed",
  "webhook_deleted",
] as const;

export type TeamActionName = (typeof TEAM_ACTIONS)[number];

/** Epoch milliseconds. */
export const TeamAction = z.object({
  at: z.int(),
  /** Null once their account is gone. */
  by: z.string().nullable(),
  action: z.enum(TEAM_ACTIONS),
  subject: z.string(),
  /** How many people or cards it was about. */
  count: z.int(),
  /** From what to what something was changed: names, addresses or roles; empty where there is none. */
  from: z.string(),
  to: z.string(),
});

export const listTeamActionsEndpoint = defineEndpoint("GET /api/team/:teamid/actions", {
  summary: "What was done for your team in the last twelve months, the latest first.",
  access: "account",
  permission: "team",
  params: TeamParams,
  query: z.object({
    /** In the name of a person or a template, or in the words for what was done. */
    find: z.string().max(200).default(""),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    /** Instead of a page: the `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,15}-[\w-]{1,60}$/)
      .optional(),
  }),
  responses: {
    200: z.object({
      actions: z.array(TeamAction),
      total: z.int(),
      /** For `before`; null at the end. */
      next: z.string().nullable(),
    }),
  },
});

export const teamActionsFile = defineFile({
  path: "/api/team/:teamid/actions.csv",
  summary: "The same as a table, all of it.",
  permission: "team",
  contentType: "text/csv",
  params: TeamParams,
});
