import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { TeamParams, TeamRole } from "./team.contract.ts";
import { UnfitValue } from "./template.contract.ts";

/** The latest of them are listed. */
export const LEFT_CARDS_MAX = 100;

const Count = z.int().nonnegative();

const Id = z.string().max(100);

export const PersonParams = TeamParams.extend({ personid: Id });

export const TeamPerson = z.object({
  personid: z.string(),
  /** As on the card, else of the account, else as invited. */
  name: z.string(),
  email: z.string(),
  role: TeamRole,
  /** Here since when; null while only invited. Epoch milliseconds, as the next ones. */
  joinedAt: z.int().nullable(),
  invitedAt: z.int(),
  /** Of the invitation; null when there is none that waits. */
  expiresAt: z.int().nullable(),
  remindedAt: z.int().nullable(),
  isYou: z.boolean(),
  card: z
    .object({
      cardid: z.string(),
      username: z.string(),
      occupation: z.string(),
      profilepic: z.string().nullable(),
      color: z.string(),
      templateid: z.string(),
    })
    .nullable(),
});

export type TeamPerson = z.infer<typeof TeamPerson>;

const TeamPersonDetails = TeamPerson.extend({
  /** Of their card, in the last seven days, today included; null without a card. */
  viewsThisWeek: Count.nullable(),
  /** Whether they agreed to be shown on the page of the team. */
  isOnPage: z.boolean(),
});

export type TeamPersonDetails = z.infer<typeof TeamPersonDetails>;

export const PeopleStates = z.enum(["here", "invited", "ended"]);

export const listTeamPeopleEndpoint = defineEndpoint("GET /api/team/:teamid/people", {
  summary: "The people of your team by name, you first, 50 to a page.",
  access: "account",
  permission: "team",
  params: TeamParams,
  query: z.object({
    find: z.string().max(200).default(""),
    template: Id.optional(),
    role: TeamRole.optional(),
    state: PeopleStates.optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    /** Instead of a page: the last person that was read. Who comes or goes meanwhile moves nobody else. */
    after: Id.optional(),
  }),
  responses: {
    200: z.object({
      people: z.array(TeamPerson),
      found: Count,
      total: Count,
      /** For `after`; null at the end. */
      next: z.string().nullable(),
    }),
  },
});

export const teamPersonEndpoint = defineEndpoint("GET /api/team/:teamid/people/:personid", {
  summary: "Somebody in your team.",
  access: "account",
  permission: "team",
  params: PersonParams,
  responses: { 200: TeamPersonDetails },
});

export const setTeamRoleEndpoint = defineEndpoint("PUT /api/team/:teamid/people/:personid/role", {
  summary: "Gives somebody in your team another role. The last owner keeps theirs.",
  access: "account",
  params: PersonParams,
  body: z.object({ role: TeamRole }),
  responses: { 200: TeamPerson },
});

const Leaving = z.object({
  /** The person of the team to whose card the address leads from now on; null: the card ends. */
  successor: Id.nullable(),
});

export const removeTeamPersonEndpoint = defineEndpoint("POST /api/team/:teamid/people/:personid/remove", {
  summary:
    "Takes somebody out of your team, or takes an invitation back. Their team card ends, or leads to a colleague.",
  access: "account",
  permission: "team",
  params: PersonParams,
  body: Leaving,
  responses: { 200: z.object({ message: z.string() }) },
});

export const leaveTeamEndpoint = defineEndpoint("POST /api/team/:teamid/leave", {
  summary: "Leaves a team. Your team card ends, or leads to a colleague.",
  access: "account",
  params: TeamParams,
  body: Leaving,
  responses: { 200: z.object({ message: z.string() }) },
});

/** A team card that has ended because its person left; its address stays reserved for a year. */
const LeftCard = z.object({
  username: z.string(),
  /** Who had it. */
  name: z.string(),
  /** Epoch milliseconds. */
  leftAt: z.int(),
  /** The colleague to whose card its address leads; null where it leads nowhere. */
  successor: z.object({ name: z.string(), username: z.string() }).nullable(),
});

export type LeftCard = z.infer<typeof LeftCard>;

export const listLeftCardsEndpoint = defineEndpoint("GET /api/team/:teamid/left", {
  summary: "The cards of those who left your team, and where their addresses lead; the latest first.",
  access: "account",
  permission: "team",
  params: TeamParams,
  responses: { 200: z.object({ cards: z.array(LeftCard).max(LEFT_CARDS_MAX), total: Count }) },
});

export const leadLeftCardEndpoint = defineEndpoint("PUT /api/team/:teamid/left/:username", {
  summary: "Where the address of somebody who left your team leads: to a colleague, or nowhere.",
  access: "account",
  permission: "team",
  params: TeamParams.extend({ username: Id }),
  body: Leaving,
  responses: { 200: LeftCard },
});

const Move = z.object({ people: z.array(Id).min(1).max(5_000), templateid: Id });

export const lookAtMoveEndpoint = defineEndpoint("POST /api/team/:teamid/move/look", {
  summary: "What changes for people who would get another template. Writes nothing.",
  access: "account",
  permission: "team",
  params: TeamParams,
  body: Move,
  responses: {
    200: z.object({
      people: Count,
      /** Fields that will show something else, and on how many cards. */
      changes: z.array(z.object({ field: z.string(), cards: Count })),
      /** The first fifty. */
      unfit: z.array(UnfitValue),
    }),
  },
});

export const moveEndpoint = defineEndpoint("POST /api/team/:teamid/move", {
  summary: "Gives people of your team another template.",
  access: "account",
  permission: "team",
  params: TeamParams,
  body: Move,
  responses: { 200: z.object({ moved: Count }) },
});
