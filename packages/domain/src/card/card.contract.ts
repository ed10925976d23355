import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { LINKS_MAX_PER_CARD } from "../link/link.rules.ts";
import { CARD_MESSAGES as TEXT } from "./card.messages.ts";
import { contactsObject } from "./contacts.ts";
import { THEME_KEYS } from "./themes.ts";

export const CardId = z.object({ cardid: z.string().max(100) });
const OwnId = z.string().max(100).optional();
/** Slightly above 1 MB in base64, so that the image rule reports images that are too large. */
const IMAGE_MAX_CHARS = 1_500_000;

const Contact = z.object({ value: z.string(), title: z.string().optional() });
export const ContactsAnswer = z.record(z.string(), Contact);

/** Only the shape, as of a card. */
export const SecondSideInput = z.object({
  language: z.string().max(50).default(""),
  fullname: z.string().max(1_000).default(""),
  reading: z.string().max(1_000).nullish(),
  occupation: z.string().max(1_000).default(""),
  companyname: z.string().max(1_000).default(""),
  bio: z.string().max(10_000).default(""),
  /** As it is written in this language. If absent, it is that of the first side. */
  address: z.string().max(10_000).nullish(),
  /** The labels of channels. */
  titles: z.record(z.string().max(50), z.unknown()).default({}),
});

/** If absent, they stay as they are; null removes them. */
export const SidesInput = z.object({
  /** Of the first side; required beside a second one. */
  language: z.string().max(50).nullish(),
  /** How the name is spoken. */
  reading: z.string().max(1_000).nullish(),
  secondSide: SecondSideInput.nullish(),
});

/**
 * Only the shape of a card in a request. `readCard` checks the values, because it knows the plan: what the plan does not
 * include is ignored, so it cannot be invalid either.
 */
const CardFields = SidesInput.extend({
  userid: OwnId,
  fullname: z.string().max(1_000).default(""),
  occupation: z.string().max(1_000).default(""),
  companyname: z.string().max(1_000).default(""),
  bio: z.string().max(10_000).default(""),
  profilepic: z.string(TEXT.notAnImage).max(IMAGE_MAX_CHARS, TEXT.imageTooLarge).nullish(),
  logo: z.string(TEXT.notAnImage).max(IMAGE_MAX_CHARS, TEXT.imageTooLarge).nullish(),
  color: z.string().max(50).default("blue-color-one"),
  /** Value and optional title by channel; an object, or the same as JSON text. */
  contacts: z
    .union([z.string().max(60_000), z.record(z.string().max(50), z.unknown())])
    .default({})
    .transform(contactsObject),
  /**
   * The channels that are not for everybody, each with the ids of the links that show it. If absent, all stay as they
   * are. Of a new card, which has no links yet, the ids mean nothing.
   */
  linkOnly: z.record(z.string().max(50), z.array(z.string().max(100)).max(LINKS_MAX_PER_CARD)).optional(),
  /** The channels in the order in which the card shows them within each group. If absent, the order stays as it is. */
  channelOrder: z.array(z.string().max(50)).max(200).optional(),
  /** Refuse with `plan_too_small`, naming the fields, instead of dropping what the plan does not include. */
  whole: z.boolean().optional(),
});

export const AddCardInput = CardFields.extend({ username: z.string().max(200).default("") });
export type AddCardInput = z.output<typeof AddCardInput>;

export const UpdateCardInput = CardFields.extend({
  /** The version that was loaded. If absent, changes saved since then are overwritten. */
  version: z.int().optional(),
});
export type UpdateCardInput = z.output<typeof UpdateCardInput>;

/** What the other side says in its own language. Channels, photo, logo and colour are common. */
export const SecondSide = z.object({
  language: z.string(),
  fullname: z.string(),
  reading: z.string().optional(),
  occupation: z.string(),
  companyname: z.string(),
  bio: z.string(),
  /** Absent while it is that of the first side. */
  address: z.string().optional(),
  /** The labels of channels. */
  titles: z.record(z.string(), z.string()),
});

/** A card reduced to what its owner's plan includes. */
export const VisibleCard = z.object({
  cardid: z.string(),
  /** The account's id for the owner alone. For others an id per card, so that cards of one person cannot be linked. */
  userid: z.string(),
  username: z.string(),
  fullname: z.string(),
  occupation: z.string(),
  companyname: z.string(),
  bio: z.string(),
  /** Of the texts; absent while it was not said. */
  language: z.string().optional(),
  /** How the name is spoken, where it was said. */
  reading: z.string().optional(),
  /** Absent from a card with one side. */
  secondSide: SecondSide.optional(),
  profilepic: z.string().nullable(),
  logo: z.string().nullable(),
  color: z.enum(THEME_KEYS),
  /** Null when the owner's plan has none. */
  qrCode: z.string().nullable(),
  contacts: ContactsAnswer,
  /** The owner's order of the channels; absent while it is that of the channel table. */
  channelOrder: z.array(z.string()).optional(),
  /** Visitors can leave their details; absent while they cannot. */
  exchange: z.boolean().optional(),
  /** Search engines may list it; absent while they may not. */
  indexable: z.boolean().optional(),
});
export type VisibleCard = z.infer<typeof VisibleCard>;

/** Of a card that a team has made. */
const CardTeam = z.object({ teamid: z.string(), name: z.string() });

/** A card in its owner's list. */
export const OwnCard = VisibleCard.extend({
  version: z.int(),
  /** Absent from a card of one's own. */
  team: CardTeam.optional(),
  /** Epoch milliseconds. */
  createdAt: z.int(),
  /** Since when it rests; null while it is shown. Epoch milliseconds. */
  pausedAt: z.int().nullable(),
  /** Since when whoever runs the installation has taken it down; null while it is not. Epoch milliseconds. */
  takenDownAt: z.int().nullable(),
});
export type OwnCard = z.infer<typeof OwnCard>;

/** Everything that is stored, for the owner to edit. */
export const EditableCard = VisibleCard.omit({ userid: true, qrCode: true }).extend({
  version: z.int(),
  /** Those of `contacts` that are not for everybody, each with the ids of the links that show it; absent if all are. */
  linkOnly: z.record(z.string(), z.array(z.string())).optional(),
  /** Absent from a card of one's own. */
  team: CardTeam.extend({
    /** Whether the team has a plan: what its cards show. */
    status: z.enum(["active", "inactive"]),
    /** The fields that the team sets, named as in `fields` of a refused save. */
    fixed: z.array(z.string()),
    /** The channels that its cards have. */
    channels: z.array(z.string()),
    /** What the value of a channel has to end with. */
    endings: z.record(z.string(), z.string()),
  }).optional(),
});
export type EditableCard = z.infer<typeof EditableCard>;

export const checkUsernameEndpoint = defineEndpoint("POST /api/card/checkcardusername", {
  summary: "Whether a username is taken, without regard to case. Reserved names count as taken.",
  access: "account",
  permission: "cards:read",
  body: z.object({ username: z.string(TEXT.usernameRequired).max(200, TEXT.usernameTooLong), userid: OwnId }),
  responses: { 200: z.object({ exists: z.boolean() }) },
  reportsFirstField: true,
});

export const addCardEndpoint = defineEndpoint("POST /api/card/add", {
  summary:
    "Creates a card. Fields that the plan does not include are left out, unless the request insists on all of them.",
  access: "account",
  permission: "cards:write",
  creates: true,
  body: AddCardInput,
  responses: { 201: z.object({ message: z.string(), cardid: z.string(), username: z.string() }) },
  reportsFirstField: true,
});

export const editableCardEndpoint = defineEndpoint("GET /api/card/getcarddataforupdate/:cardid", {
  summary: "Your card with everything that is stored of it.",
  access: "account",
  permission: "cards:read",
  params: CardId,
  responses: { 200: EditableCard },
});

export const updateCardEndpoint = defineEndpoint("PUT /api/card/updatecard/:cardid", {
  summary:
    "Changes your card, except its username. Fields that the plan does not include stay as stored, unless the request insists on all of them.",
  access: "account",
  permission: "cards:write",
  params: CardId,
  body: UpdateCardInput,
  responses: { 200: z.object({ message: z.string(), version: z.int() }) },
  reportsFirstField: true,
});

export const listCardsEndpoint = defineEndpoint("POST /api/card/getcards", {
  summary: "Your cards as visitors see them, in your own order, else oldest first.",
  access: "account",
  permission: "cards:read",
  body: z.object({ userid: OwnId }),
  responses: { 200: z.object({ data: z.array(OwnCard) }) },
});

export const publicCardEndpoint = defineEndpoint("GET /api/card/:name", {
  summary:
    "A public card by its username or its id, as its owner's plan lets it be seen. 410 while it rests or after it was deleted, 301 from a former username.",
  access: "public",
  params: z.object({ name: z.string().max(100) }),
  responses: { 200: VisibleCard },
});
