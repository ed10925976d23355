import { z } from "zod";
import { CARD_MESSAGES } from "../card/card.messages.ts";
import { THEME_KEYS } from "../card/themes.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { TeamParams } from "./team.contract.ts";

/** As of a card. */
const IMAGE_MAX_CHARS = 1_500_000;
const THEIRS = z.object({ rule: z.literal("theirs") });

function fieldOf<Value extends z.ZodType>(value: Value) {
  return z.discriminatedUnion("rule", [z.object({ rule: z.literal("fixed"), value }), THEIRS]);
}

const ChannelInput = z.discriminatedUnion("rule", [
  z.object({
    rule: z.literal("fixed"),
    value: z.string().max(10_000),
    title: z.string().max(1_000).optional(),
  }),
  THEIRS.extend({ ending: z.string().max(1_000).optional() }),
]);

/** Only the shape; `readTemplate` checks the values. */
export const TemplateInput = z.object({
  photo: z.enum(["theirs", "none"]),
  logo: fieldOf(
    z.string(CARD_MESSAGES.notAnImage).max(IMAGE_MAX_CHARS, CARD_MESSAGES.imageTooLarge).nullable(),
  ),
  color: fieldOf(z.string().max(50)),
  companyname: fieldOf(z.string().max(1_000)),
  occupation: fieldOf(z.string().max(1_000)),
  bio: fieldOf(z.string().max(10_000)),
  /** By channel; one that is not named is not used. */
  channels: z.record(z.string().max(50), ChannelInput),
  /** Empty: each person's own. */
  channelOrder: z.array(z.string().max(50)).max(200),
  exchange: z.boolean(),
  indexable: z.boolean(),
});
export type TemplateInput = z.output<typeof TemplateInput>;

export const TemplateAnswer = z.object({
  photo: z.enum(["theirs", "none"]),
  logo: fieldOf(z.string().nullable()),
  color: fieldOf(z.enum(THEME_KEYS)),
  companyname: fieldOf(z.string()),
  occupation: fieldOf(z.string()),
  bio: fieldOf(z.string()),
  channels: z.record(
    z.string(),
    z.discriminatedUnion("rule", [
      z.object({ rule: z.literal("fixed"), value: z.string(), title: z.string().optional() }),
      THEIRS.extend({ ending: z.string().optional() }),
    ]),
  ),
  channelOrder: z.array(z.string()),
  exchange: z.boolean(),
  indexable: z.boolean(),
});

/** What the last save changed, while it can be taken back. */
const Undoable = z.object({
  until: z.int(),
  /** As problems name fields, such as `contacts.email`. */
  fields: z.array(z.string()),
});

/** One of its cards, to show what they look like. */
const SampleCard = z.object({
  username: z.string(),
  fullname: z.string(),
  occupation: z.string(),
  companyname: z.string(),
  profilepic: z.string().nullable(),
});

export const TeamTemplate = z.object({
  templateid: z.string(),
  name: z.string(),
  version: z.int(),
  /** Cards that are made from it. */
  cards: z.int().nonnegative(),
  template: TemplateAnswer,
  sample: SampleCard.nullable(),
  /** Epoch milliseconds. */
  changedAt: z.int(),
  /** Null once their account is gone. */
  changedBy: z.string().nullable(),
  isChangedByYou: z.boolean(),
  undo: Undoable.nullable(),
});
export type TeamTemplate = z.infer<typeof TeamTemplate>;

/** A value that does not end as the template wants it: it is not shown until it is changed. */
export const UnfitValue = z.object({
  name: z.string(),
  field: z.string(),
  value: z.string(),
  ending: z.string(),
});

const TemplateParams = TeamParams.extend({ templateid: z.string().max(100) });
const Name = z.string().max(500);

export const listTemplatesEndpoint = defineEndpoint("GET /api/team/:teamid/templates", {
  summary: "The templates of your team, oldest first.",
  access: "account",
  permission: "team",
  params: TeamParams,
  responses: {
    200: z.object({
      templates: z.array(TeamTemplate),
      max: z.int(),
      /** Whether the team has a plan: what its cards show. */
      status: z.enum(["active", "inactive"]),
    }),
  },
});

export const addTemplateEndpoint = defineEndpoint("POST /api/team/:teamid/templates", {
  summary: "Adds a template to your team: a copy of another one.",
  access: "account",
  creates: true,
  params: TeamParams,
  body: z.object({ name: Name, copyOf: z.string().max(100) }),
  responses: { 201: TeamTemplate },
  reportsFirstField: true,
});

export const saveTemplateEndpoint = defineEndpoint("PUT /api/team/:teamid/templates/:templateid", {
  summary: "Changes a template. All cards that are made from it show it at once.",
  access: "account",
  params: TemplateParams,
  body: z.object({ version: z.int(), template: TemplateInput }),
  responses: { 200: TeamTemplate },
  reportsFirstField: true,
});

export const lookAtTemplateEndpoint = defineEndpoint("POST /api/team/:teamid/templates/:templateid/look", {
  summary: "What people have typed that changes of a template would hide. Writes nothing.",
  access: "account",
  params: TemplateParams,
  body: z.object({
    /** Fields that would no longer be each person's own, as problems name them. */
    hidden: z.array(z.string().max(100)).max(100),
    /** By channel, where another ending would be asked for. */
    endings: z.record(z.string().max(50), z.string().max(1_000)),
  }),
  responses: {
    200: z.object({
      /** On how many cards something is typed in these fields. It is kept. */
      kept: z.array(z.object({ field: z.string(), cards: z.int() })),
      /** The first fifty. */
      unfit: z.array(UnfitValue),
      unfitCount: z.int(),
    }),
  },
});

export const renameTemplateEndpoint = defineEndpoint("PATCH /api/team/:teamid/templates/:templateid", {
  summary: "Renames a template. Only your team sees the name.",
  access: "account",
  params: TemplateParams,
  body: z.object({ name: Name }),
  responses: { 200: TeamTemplate },
  reportsFirstField: true,
});

export const undoTemplateEndpoint = defineEndpoint("POST /api/team/:teamid/templates/:templateid/undo", {
  summary: "Takes back the last change of a template, for 30 days.",
  access: "account",
  params: TemplateParams,
  body: z.object({ version: z.int() }),
  responses: { 200: TeamTemplate },
});

export const deleteTemplateEndpoint = defineEndpoint("DELETE /api/team/:teamid/templates/:templateid", {
  summary: "Deletes a template that no card is made from.",
  access: "account",
  params: TemplateParams,
  responses: { 200: z.object({ message: z.string() }) },
});
