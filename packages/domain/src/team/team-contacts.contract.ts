import { z } from "zod";
import {
  PeopleFilter,
  PeopleFilters,
  PeoplePage,
  PeopleQuery,
  Person,
} from "../address-book/person.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { defineFile } from "../http/file.ts";
import { TeamOverview, TeamParams } from "./team.contract.ts";

export const setSharingEndpoint = defineEndpoint("PUT /api/team/:teamid/sharing", {
  summary:
    "Whether the owners and admins of your team see what visitors leave on its cards from now on. Visitors read so before they send, and all members get a mail when it is turned on.",
  access: "account",
  params: TeamParams,
  body: z.object({ shared: z.boolean() }),
  responses: { 200: TeamOverview },
});

/** Without what is the holder's alone: tags, own note, whether it was read. */
export const SharedPerson = Person.omit({
  tags: true,
  ownNote: true,
  isNew: true,
  version: true,
  origin: true,
}).extend({
  /** In whose contacts they are. */
  holder: z.object({ firstname: z.string(), lastname: z.string() }),
});
export type SharedPerson = z.infer<typeof SharedPerson>;

export const SharedPeopleFilter = PeopleFilter.pick({ q: true, card: true, link: true });
export type SharedPeopleFilter = z.output<typeof SharedPeopleFilter>;

export const SharedPeoplePage = PeoplePage.extend({ people: z.array(SharedPerson) });
export type SharedPeoplePage = z.infer<typeof SharedPeoplePage>;

export const listSharedPeopleEndpoint = defineEndpoint("GET /api/team/:teamid/contacts", {
  summary:
    "Who left their details on cards of your team while they were shared, 50 a page, the latest first.",
  access: "account",
  permission: "contacts:read",
  params: TeamParams,
  query: PeopleQuery.pick({ q: true, card: true, link: true, before: true }),
  responses: { 200: SharedPeoplePage },
});

export const SharedPeopleFilters = PeopleFilters.pick({ total: true, cards: true, links: true }).extend({
  /** When sharing was turned on; null while it is off. Epoch milliseconds. */
  since: z.int().nullable(),
});
export type SharedPeopleFilters = z.infer<typeof SharedPeopleFilters>;

export const sharedPeopleFiltersEndpoint = defineEndpoint("GET /api/team/:teamid/contacts/filters", {
  summary: "The filters of the contacts that are shared with your team, and their total.",
  access: "account",
  permission: "contacts:read",
  params: TeamParams,
  responses: { 200: SharedPeopleFilters },
});

export const sharedPeopleFile = defineFile({
  path: "/api/team/:teamid/contacts.csv",
  summary: "The same as a table, all or those of a filter.",
  permission: "contacts:read",
  contentType: "text/csv",
  params: TeamParams,
  query: SharedPeopleFilter,
});
