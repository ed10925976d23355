import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";

/** Larger files are refused before they are read. Compressed, a copy with 10,000 contacts has a few megabytes. */
export const IMPORT_MAX_BYTES = 16 * 1024 * 1024;

/** A card of a copy, and what would become of it. */
export const ImportableCard = z.object({
  /** As in the copy. */
  username: z.string(),
  fullname: z.string(),
  companyname: z.string(),
  /** The username that it would get; another one when its own is taken. Null when it cannot come. */
  newUsername: z.string().nullable(),
  /** Why it cannot come, as a sentence. */
  problem: z.string().nullable(),
});
export type ImportableCard = z.infer<typeof ImportableCard>;

/** What an import would bring. Nothing is written for it. */
export const ImportLook = z.object({
  cards: z.array(ImportableCard),
  freeSlots: z.int(),
  contacts: z.object({
    added: z.int(),
    /** By email or phone; they stay as they are. */
    known: z.int(),
    /** Beyond the most there can be. */
    withoutRoom: z.int(),
    /** Their file is too large to be read; none of them comes. */
    isTooLarge: z.boolean(),
  }),
  favourites: z.object({ added: z.int(), skipped: z.int() }),
});
export type ImportLook = z.infer<typeof ImportLook>;

export const lookAtImportEndpoint = defineEndpoint("POST /api/account/import/look", {
  summary: "Previews an import of a copy into this account. Writes nothing.",
  access: "account",
  fileType: "application/zip",
  responses: { 200: ImportLook },
});

export const importEndpoint = defineEndpoint("POST /api/account/import", {
  summary:
    "Imports the named cards, the contacts and the favourites of a copy into this account: all or nothing.",
  access: "account",
  fileType: "application/zip",
  /** Usernames as in the copy, with commas. */
  query: z.object({ cards: z.string().max(1_000).default("") }),
  responses: { 200: z.object({ cards: z.array(z.string()), contacts: z.int(), favourites: z.int() }) },
});
