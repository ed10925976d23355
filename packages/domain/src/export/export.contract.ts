import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";

/** How long a finished copy can be downloaded. */
export const EXPORT_TTL_MS = 24 * 60 * 60 * 1000;

/** What a copy holds, in the order in which it is written. */
export const EXPORT_PARTS = [
  "account",
  "cards",
  "pictures",
  "links",
  "insights",
  "favourites",
  "contacts",
  "teams",
  "invoices",
  "sign-ins",
] as const;
export type ExportPartName = (typeof EXPORT_PARTS)[number];

const Part = z.enum(EXPORT_PARTS);

/** A copy of everything that an account has put in. */
export const AccountExport = z.object({
  id: z.string(),
  state: z.enum(["waiting", "making", "ready", "failed"]),
  /** What is being written. */
  part: Part.nullable(),
  /** Of `total`, over all parts. */
  done: z.int(),
  total: z.int(),
  fileName: z.string(),
  /** In bytes, once it is ready. */
  size: z.int().nullable(),
  /** ISO time; null until it is ready. */
  expiresAt: z.string().nullable(),
  contents: z.array(z.object({ part: Part, count: z.int() })),
});
export type AccountExport = z.infer<typeof AccountExport>;

const ExportAnswer = z.object({ export: AccountExport.nullable() });

export const findExportEndpoint = defineEndpoint("GET /api/account/export", {
  summary: "The latest copy of your data and how far it is; null when there is none.",
  access: "account",
  allowsLeaving: true,
  responses: { 200: ExportAnswer },
});

export const beginExportEndpoint = defineEndpoint("POST /api/account/export", {
  summary: "Makes a new copy of your data in the background, unless one is being made.",
  access: "account",
  allowsLeaving: true,
  responses: { 202: ExportAnswer },
});

/** Not in the table of endpoints: it answers with a file. */
export const EXPORT_FILE_PATH = "/api/account/export/:id/file";
