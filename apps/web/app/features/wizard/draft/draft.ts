import { CHANNEL_KEYS } from "@visita/domain/card/channels";
import { THEME_KEYS } from "@visita/domain/card/themes";
import { z } from "zod";
import type { DraftOwner } from "../../card/public/draft-database.ts";
import type { WizardValues } from "../wizard-values.ts";

/** Raised when the shape below changes: a draft of another shape is left alone and written over. */
const DRAFT_FORMAT = 1;

const Contact = z.object({ value: z.string(), title: z.string() });

const Side = z.object({
  language: z.string(),
  fullname: z.string(),
  reading: z.string(),
  occupation: z.string(),
  companyname: z.string(),
  bio: z.string(),
  address: z.string(),
  titles: z.record(z.string(), z.string()),
});

const Values = z.object({
  profilepic: z.string().nullable(),
  fullname: z.string(),
  occupation: z.string(),
  companyname: z.string(),
  bio: z.string(),
  logo: z.string().nullable(),
  color: z.enum(THEME_KEYS),
  contacts: z.partialRecord(z.enum(CHANNEL_KEYS), Contact),
  linkOnly: z.record(z.string(), z.array(z.string()).readonly()).readonly().optional(),
  channelOrder: z.array(z.enum(CHANNEL_KEYS)).readonly().optional(),
  // Older drafts lack these three.
  language: z.string().default(""),
  reading: z.string().default(""),
  secondSide: Side.nullable().default(null),
  username: z.string(),
}) satisfies z.ZodType<WizardValues>;

const StoredDraft = z.object({
  format: z.literal(DRAFT_FORMAT),
  userid: z.string(),
  /** Null for a card that is still to be made. */
  cardid: z.string().nullable(),
  savedAt: z.number(),
  step: z.int().min(0),
  /** That of the card when it was opened for editing. */
  version: z.int().nullable(),
  values: Values,
});

export type Draft = Omit<z.infer<typeof StoredDraft>, "format" | "userid" | "cardid">;

export function toStored(owner: DraftOwner, draft: Draft): z.infer<typeof StoredDraft> {
  return { ...draft, ...owner, format: DRAFT_FORMAT };
}

/** Null for what is broken, of another version, or somebody else's. */
export function readStored(owner: DraftOwner, stored: unknown): Draft | null {
  const { success, data } = StoredDraft.safeParse(stored);
  if (!success || data.userid !== owner.userid || data.cardid !== owner.cardid) return null;
  const { savedAt, step, version, values } = data;
  return { savedAt, step, version, values };
}
