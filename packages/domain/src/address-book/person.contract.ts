import { z } from "zod";
import { THEME_KEYS } from "../card/themes.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { defineFile } from "../http/file.ts";
import { PERSON_MESSAGES as TEXT } from "./person.messages.ts";
import { QUERY_MAX } from "./person.rules.ts";
import { EXPORT_CSV_PATH, EXPORT_VCF_PATH, PERSON_FILE_PATH } from "./person-file.ts";

const Count = z.int().nonnegative();
/** Epoch milliseconds. */
const Time = z.int();
const PersonId = z.object({ personid: z.string().max(100) });

/** A card that somebody sent with their details, as everybody can see it now. */
const SentCard = z.object({
  username: z.string(),
  fullname: z.string(),
  profilepic: z.string().nullable(),
  color: z.enum(THEME_KEYS),
});

/** A row of the list. Texts are empty where there is nothing. */
export const PersonSummary = z.object({
  personid: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  role: z.string(),
  /** Where one met: the name of the link at that time, or what the owner typed. */
  met: z.string(),
  tags: z.array(z.string()),
  /** How they came here. */
  origin: z.enum(["left", "added", "imported"]),
  addedAt: Time,
  /** The card on which they left their details; null without one, or once it is deleted. */
  card: z.object({ cardid: z.string(), username: z.string(), color: z.enum(THEME_KEYS) }).nullable(),
  linkid: z.string().nullable(),
  /** Nobody has opened it yet. */
  isNew: z.boolean(),
  /** Their own card, when they sent one that is still there. */
  sentCard: SentCard.nullable(),
});
export type PersonSummary = z.infer<typeof PersonSummary>;

export const Person = PersonSummary.extend({
  /** What they wrote. Plain text. */
  note: z.string(),
  /** What the owner wrote. */
  ownNote: z.string(),
  /** Counts the changes; a change names the one it began with. */
  version: z.int(),
});
export type Person = z.infer<typeof Person>;

/** Also the query of the exports. */
export const PeopleFilter = z.object({
  /** Words, or their beginnings; all have to be found. */
  q: z.string().max(QUERY_MAX).optional(),
  card: z.string().max(100).optional(),
  link: z.string().max(100).optional(),
  tag: z.string().max(100).optional(),
  /** Only those who came at this time or later. */
  since: z.iso.datetime({ offset: true }).optional(),
});
export type PeopleFilter = z.output<typeof PeopleFilter>;

export const PeopleQuery = PeopleFilter.extend({
  /** `next` of the page before. */
  before: z.string().max(20).optional(),
});
export type PeopleQuery = z.output<typeof PeopleQuery>;

export const PeoplePage = z.object({
  /** The latest first. */
  people: z.array(PersonSummary),
  /** Null on the last page. */
  next: z.string().nullable(),
  /** Whom the filter leaves. Only of the first page; at most 1,000 of a filter, and `moreMatches` says that there are more. */
  matches: Count.nullable(),
  moreMatches: z.boolean(),
});
export type PeoplePage = z.infer<typeof PeoplePage>;

export const listPeopleEndpoint = defineEndpoint("GET /api/contacts", {
  summary: "The people in your contacts, 50 a page, the latest first.",
  access: "account",
  permission: "contacts:read",
  query: PeopleQuery,
  responses: { 200: PeoplePage },
});

export const newPeopleEndpoint = defineEndpoint("GET /api/contacts/new", {
  summary: "How many contacts left their details and are unread.",
  access: "account",
  permission: "contacts:read",
  responses: { 200: z.object({ count: Count }) },
});

export const PeopleFilters = z.object({
  total: Count,
  new: Count,
  /** How many an owner can have. */
  max: Count,
  /** Only those by which somebody came. */
  cards: z.array(z.object({ cardid: z.string(), username: z.string() })),
  links: z.array(z.object({ linkid: z.string(), name: z.string() })),
  tags: z.array(z.string()),
});
export type PeopleFilters = z.infer<typeof PeopleFilters>;

export const peopleFiltersEndpoint = defineEndpoint("GET /api/contacts/filters", {
  summary: "The filters of your contacts, and their total.",
  access: "account",
  permission: "contacts:read",
  responses: { 200: PeopleFilters },
});

export const getPersonEndpoint = defineEndpoint("GET /api/contacts/:personid", {
  summary: "One person of your contacts, with both notes.",
  access: "account",
  permission: "contacts:read",
  params: PersonId,
  responses: { 200: Person },
});

/** Only the shape: `readPersonFields` checks the values. */
const Fields = z.object({
  name: z.string(TEXT.nameRequired).max(1_000),
  email: z.string().max(1_000),
  phone: z.string().max(1_000),
  company: z.string().max(1_000),
  role: z.string().max(1_000),
  met: z.string().max(1_000),
  ownNote: z.string().max(20_000),
  tags: z.array(z.string().max(1_000)).max(100),
});

export const AddPersonInput = Fields.partial().extend({ name: Fields.shape.name });
export type AddPersonInput = z.output<typeof AddPersonInput>;

export const addPersonEndpoint = defineEndpoint("POST /api/contacts", {
  summary: "Adds a person to your contacts by hand.",
  access: "account",
  permission: "contacts:write",
  creates: true,
  body: AddPersonInput,
  responses: { 201: Person },
});

export const UpdatePersonInput = Fields.partial().extend({
  /** Removes the mark of a new one. */
  opened: z.literal(true).optional(),
  /** The version that was loaded. Changes since then are refused with `person_changed`. */
  version: z.int().optional(),
  /** Takes away the link at whose occasion one met. */
  linkid: z.null().optional(),
});
export type UpdatePersonInput = z.output<typeof UpdatePersonInput>;

export const updatePersonEndpoint = defineEndpoint("PATCH /api/contacts/:personid", {
  summary: "Changes a person of your contacts. Omitted fields stay unchanged.",
  access: "account",
  permission: "contacts:write",
  params: PersonId,
  body: UpdatePersonInput,
  responses: { 200: Person },
});

export const deletePersonEndpoint = defineEndpoint("DELETE /api/contacts/:personid", {
  summary: "Deletes a person. Can be undone for 10 seconds. Idempotent.",
  access: "account",
  permission: "contacts:write",
  params: PersonId,
  responses: { 200: z.object({ undoUntil: Time }) },
});

export const restorePersonEndpoint = defineEndpoint("POST /api/contacts/:personid/restore", {
  summary: "Undoes the deletion of a person, while that is possible.",
  access: "account",
  permission: "contacts:write",
  params: PersonId,
  responses: { 200: Person },
});

export const peopleVcfFile = defineFile({
  path: EXPORT_VCF_PATH,
  summary: "Your contacts as vCards, all or those of a filter.",
  permission: "contacts:read",
  contentType: "text/vcard",
  query: PeopleFilter,
});

export const peopleCsvFile = defineFile({
  path: EXPORT_CSV_PATH,
  summary: "The same as a table.",
  permission: "contacts:read",
  contentType: "text/csv",
  query: PeopleFilter,
});

export const personFile = defineFile({
  path: PERSON_FILE_PATH,
  summary: "One person of your contacts as a vCard.",
  permission: "contacts:read",
  contentType: "text/vcard",
  params: PersonId,
});
