import { z } from "zod";
import { CARD_MESSAGES } from "../card/card.messages.ts";
import { defineEndpoint } from "../http/endpoint.ts";

export const TEAM_ROLES = ["member", "admin", "owner"] as const;

export const TeamRole = z.enum(TEAM_ROLES);

export type TeamRole = z.infer<typeof TeamRole>;

export const TeamParams = z.object({ teamid: z.string().max(100) });

const Id = z.string().max(100);

const Name = z.string().max(500);

/** As of a card. */
const IMAGE_MAX_CHARS = 1_500_000;

const Message = z.object({ message: z.string() });

/** A team of the caller's. */
export const OwnTeam = z.object({
  teamid: z.string(),
  name: z.string(),
  /** Its own, else that of its first template. */
  logo: z.string().nullable(),
  role: TeamRole,
  /** The caller's team card; null without one. */
  cardid: z.string().nullable(),
  /** When it is deleted for good; null while nobody has deleted it. Epoch milliseconds. */
  deletedOn: z.int().nullable(),
});

export type OwnTeam = z.infer<typeof OwnTeam>;

const WeekFigures = z.object({
  /** Cards that were opened at least once. */
  cardsOpened: z.int().nonnegative(),
  views: z.int().nonnegative(),
  /** How often somebody left their details. */
  details: z.int().nonnegative(),
});

/** `/t/{slug}`, where a team shows those of its people who agreed. */
export const TeamPageSettings = z.object({
  /** Null until it was turned on for the first time. */
  slug: z.string().nullable(),
  /** Below the name. */
  line: z.string(),
  isShown: z.boolean(),
  /** Search engines may list it. */
  isIndexed: z.boolean(),
  /** How many people agreed to be shown. */
  agreed: z.int().nonnegative(),
});

export type TeamPageSettings = z.infer<typeof TeamPageSettings>;

export const TeamOverview = OwnTeam.extend({
  /** Null where that of the first template stands for the team. */
  ownLogo: z.string().nullable(),
  people: z.int().nonnegative(),
  /** Of those, who has not come yet. */
  invited: z.int().nonnegative(),
  templates: z.int().nonnegative(),
  /** How many more people can get a card; null without a bound. */
  seatsLeft: z.int().nullable(),
  /** Who has signed in by the company and waits for a seat; 0 for members. */
  waiting: z.int().nonnegative(),
  /** The last seven days, today included, and the seven before them; null for members. */
  week: z.object({ now: WeekFigures, before: WeekFigures }).nullable(),
  joining: z.object({ domain: z.string(), templateid: z.string() }).nullable(),
  page: TeamPageSettings,
  /** Whether you agreed to be shown there. */
  isOnPage: z.boolean(),
  /** For members: the owners, then the admins. */
  leaders: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      role: TeamRole,
      profilepic: z.string().nullable(),
      color: z.string().nullable(),
    }),
  ),
  /** Since when owners and admins see what visitors leave on team cards; null while they do not. Epoch milliseconds. */
  contactsSharedAt: z.int().nullable(),
});

export type TeamOverview = z.infer<typeof TeamOverview>;

export const listTeamsEndpoint = defineEndpoint("GET /api/team", {
  summary: "The teams that you are in.",
  access: "account",
  permission: "team",
  responses: { 200: z.object({ teams: z.array(OwnTeam) }) },
});

export const startTeamEndpoint = defineEndpoint("POST /api/team", {
  summary: "Starts a team. Its first template is made of one of your cards, or is empty.",
  access: "account",
  creates: true,
  body: z.object({ name: Name, cardid: Id.nullable() }),
  responses: { 201: z.object({ teamid: z.string(), templateid: z.string() }) },
  reportsFirstField: true,
});

export const teamEndpoint = defineEndpoint("GET /api/team/:teamid", {
  summary: "Your team at a glance.",
  access: "account",
  permission: "team",
  params: TeamParams,
  responses: { 200: TeamOverview },
});

export const renameTeamEndpoint = defineEndpoint("PATCH /api/team/:teamid", {
  summary: "Changes the name of your team, and the line below it on the page of the team.",
  access: "account",
  params: TeamParams,
  body: z.object({ name: Name, line: Name.optional() }),
  responses: { 200: TeamOverview },
  reportsFirstField: true,
});

export const setTeamLogoEndpoint = defineEndpoint("PUT /api/team/:teamid/logo", {
  summary:
    "Changes the logo of your team itself; null removes it. Templates have their own, the first of which stands for a team without one.",
  access: "account",
  params: TeamParams,
  body: z.object({
    logo: z.string(CARD_MESSAGES.notAnImage).max(IMAGE_MAX_CHARS, CARD_MESSAGES.imageTooLarge).nullable(),
  }),
  responses: { 200: TeamOverview },
  reportsFirstField: true,
});

export const setJoiningEndpoint = defineEndpoint("PUT /api/team/:teamid/joining", {
  summary:
    "Who has confirmed an address in this domain may join by themselves, with a card of this template. The domain must be that of your own address. Null turns it off.",
  access: "account",
  params: TeamParams,
  body: z.object({ joining: z.object({ domain: z.string().max(300), templateid: Id }).nullable() }),
  responses: { 200: TeamOverview },
  reportsFirstField: true,
});

export const setTeamPageEndpoint = defineEndpoint("PUT /api/team/:teamid/page", {
  summary: "Turns the public page of your team on or off, and names its address.",
  access: "account",
  params: TeamParams,
  body: z.object({ isShown: z.boolean(), isIndexed: z.boolean(), slug: z.string().max(200) }),
  responses: { 200: TeamOverview },
  reportsFirstField: true,
});

export const showOnTeamPageEndpoint = defineEndpoint("PUT /api/team/:teamid/page/me", {
  summary: "Whether you are shown on the page of your team. Nobody else can decide that.",
  access: "account",
  params: TeamParams,
  body: z.object({ isShown: z.boolean() }),
  responses: { 200: TeamOverview },
});

const JoinableTeam = z.object({
  teamid: z.string(),
  name: z.string(),
  /** You came by your company while no seat was free. You get your card as soon as one is. */
  isFull: z.boolean(),
});

export type JoinableTeam = z.infer<typeof JoinableTeam>;

export const listJoinableTeamsEndpoint = defineEndpoint("GET /api/team/joinable", {
  summary: "The teams that your confirmed address lets you join, and the one in which you wait for a seat.",
  access: "account",
  responses: { 200: z.object({ teams: z.array(JoinableTeam) }) },
});

export const joinTeamEndpoint = defineEndpoint("POST /api/team/:teamid/join", {
  summary: "Joins a team by the domain of your confirmed address, and gives you a card.",
  access: "account",
  creates: true,
  params: TeamParams,
  responses: { 201: z.object({ cardid: z.string(), username: z.string() }) },
});

export const makeOwnTeamCardEndpoint = defineEndpoint("POST /api/team/:teamid/card", {
  summary: "Gives you a card of your team, if you have none.",
  access: "account",
  creates: true,
  params: TeamParams,
  body: z.object({ templateid: Id }),
  responses: { 201: z.object({ cardid: z.string(), username: z.string() }) },
});

export const deleteTeamEndpoint = defineEndpoint("POST /api/team/:teamid/delete", {
  summary: "Ends all cards of your team at once, and deletes it after seven days.",
  access: "account",
  params: TeamParams,
  body: z.object({ name: Name }),
  responses: { 200: z.object({ deletedOn: z.int() }) },
  reportsFirstField: true,
});

export const restoreTeamEndpoint = defineEndpoint("POST /api/team/:teamid/restore", {
  summary: "Takes the deletion of your team back.",
  access: "account",
  params: TeamParams,
  responses: { 200: Message },
});
