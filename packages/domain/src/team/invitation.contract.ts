import { z } from "zod";
import { IMPORT_FIELDS } from "../address-book/import-columns.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { TeamParams } from "./team.contract.ts";
import { PersonParams, TeamPerson } from "./team-people.contract.ts";

const Count = z.int().nonnegative();
const Id = z.string().max(100);

export const TEAM_FILE_MAX_BYTES = 8 * 1024 * 1024;

/** Why a row is left out. */
export const RowProblem = z.enum([
  "noName",
  "noEmail",
  "here",
  "repeated",
  "usernameTaken",
  "usernameWrong",
  "tooLong",
  /** The template wants email addresses to end otherwise. */
  "ending",
]);

export type RowProblem = z.infer<typeof RowProblem>;

const InvitedRow = z.object({
  /** As in the list or the sheet, from 1. */
  row: z.int(),
  name: z.string(),
  email: z.string(),
  occupation: z.string(),
  phone: z.string(),
  username: z.string(),
  /** The username was made from the name, or from the address where the name has no Latin letters. */
  isFromEmail: z.boolean(),
  /** What would have been proposed, if it were not taken; empty where it is proposed, or where another one was typed. */
  taken: z.string(),
});

export type InvitedRow = z.infer<typeof InvitedRow>;

/** People whose usernames can be seen and changed before anything is written. */
export const SHOWN_ROWS = 50;

export const InvitationLook = z.object({
  columns: z.array(
    z.object({ name: z.string(), first: z.string(), field: z.enum(IMPORT_FIELDS).nullable() }),
  ),
  /** The first of those who can be invited. */
  shown: z.array(InvitedRow).max(SHOWN_ROWS),
  people: Count,
  leftOut: z.object({
    count: Count,
    rows: z.array(
      z.object({
        row: z.int(),
        name: z.string(),
        /** What is wrong: an address or a username; empty where there is none. */
        value: z.string(),
        problem: RowProblem,
      }),
    ),
  }),
  /** How many people the team has afterwards. */
  total: Count,
  /** How many more people can get a card; null without a bound. */
  seatsLeft: z.int().nullable(),
});

export type InvitationLook = z.infer<typeof InvitationLook>;

const Invited = z.object({
  invited: Count,
  cards: z.array(z.object({ name: z.string(), email: z.string(), username: z.string() })),
  leftOut: Count,
});

/** Usernames by row, where they differ from those proposed. */
const Usernames = z.record(z.string().max(10), z.string().max(200)).default({});

const ListInput = z.object({ templateid: Id, text: z.string().max(500_000), usernames: Usernames });

/** As the next: in a query, usernames are JSON. */
const FileQuery = z.object({
  templateid: Id,
  /** As in an import of contacts. */
  columns: z.string().max(2_000).optional(),
  usernames: z.string().max(4_000).default("{}"),
});

export const lookAtListEndpoint = defineEndpoint("POST /api/team/:teamid/invitations/look", {
  summary: "Previews invitations from a pasted list of names and addresses. Writes nothing.",
  access: "account",
  permission: "team",
  params: TeamParams,
  body: ListInput,
  responses: { 200: InvitationLook },
});

export const inviteListEndpoint = defineEndpoint("POST /api/team/:teamid/invitations", {
  summary: "Makes a card for each person of a pasted list, and invites them. All of them, or nobody.",
  access: "account",
  permission: "team",
  creates: true,
  params: TeamParams,
  body: ListInput,
  responses: { 201: Invited },
});

export const lookAtFileEndpoint = defineEndpoint("POST /api/team/:teamid/invitations/file/look", {
  summary: "Previews invitations from a .csv file with up to 5,000 people. Writes nothing.",
  access: "account",
  permission: "team",
  params: TeamParams,
  fileType: "application/octet-stream",
  query: FileQuery,
  responses: { 200: InvitationLook },
});

export const inviteFileEndpoint = defineEndpoint("POST /api/team/:teamid/invitations/file", {
  summary: "Makes a card for each person of a .csv file, and invites them. All of them, or nobody.",
  access: "account",
  permission: "team",
  creates: true,
  params: TeamParams,
  fileType: "application/octet-stream",
  query: FileQuery,
  responses: { 201: Invited },
});

export const renewInvitationEndpoint = defineEndpoint("POST /api/team/:teamid/people/:personid/renew", {
  summary: "Sends an invitation again, with a new link for 14 days. The former link ends.",
  access: "account",
  permission: "team",
  params: PersonParams,
  responses: { 200: TeamPerson },
});

const Token = z.object({ token: z.string().min(20).max(100) });

export const invitationEndpoint = defineEndpoint("POST /api/invitation", {
  summary: "What an invitation to a team offers, by the token of its link. 410 when it has ended.",
  access: "public",
  body: Token,
  responses: {
    200: z.object({
      team: z.string(),
      /** Of whoever is invited, as on the card. */
      name: z.string(),
      email: z.string(),
      invitedBy: z.string().nullable(),
      username: z.string(),
      expiresAt: z.int(),
    }),
  },
});

export const acceptInvitationEndpoint = defineEndpoint("POST /api/invitation/accept", {
  summary:
    "Takes an invitation: the team card becomes yours. Your confirmed address must be the invited one.",
  access: "account",
  body: Token,
  responses: { 200: z.object({ teamid: z.string(), cardid: z.string() }) },
});

export const declineInvitationEndpoint = defineEndpoint("POST /api/invitation/decline", {
  summary: "Declines an invitation: its link ends, and nobody is reminded.",
  access: "public",
  body: Token,
  responses: { 200: z.object({ message: z.string() }) },
});
