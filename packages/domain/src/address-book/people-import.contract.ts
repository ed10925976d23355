import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { IMPORT_FIELDS } from "./import-columns.ts";

/** Larger files are refused before they are read. */
export const PEOPLE_FILE_MAX_BYTES = 16 * 1024 * 1024;

const Count = z.int().nonnegative();
const Field = z.enum(IMPORT_FIELDS);
/** Why a row of a file is left out. */
const Reason = z.enum(["empty", "repeated", "unreadable"]);
export type LeftOutReason = z.infer<typeof Reason>;

const PersonPreview = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  role: z.string(),
  /** By email or phone. */
  isHere: z.boolean(),
});

/** What an import would bring. Nothing is written for it. */
export const PeopleImportLook = z.object({
  kind: z.enum(["vcf", "csv"]),
  /** Of a .csv: each column with its first value and what it is taken for; null leaves it out. */
  columns: z.array(z.object({ name: z.string(), first: z.string(), field: Field.nullable() })),
  firstFive: z.array(PersonPreview),
  /** New people and duplicates together. */
  people: Count,
  /** With the names of the first five. */
  duplicates: z.object({ count: Count, names: z.array(z.string()) }),
  leftOut: z.object({
    count: Count,
    /** First five. Rows are counted as in a spreadsheet, people of a .vcf from 1. */
    rows: z.array(z.object({ row: z.int(), reason: Reason })),
    /** What people have in the file and there is no place for, or a column that is left out, with how many have it. */
    values: z.array(z.object({ name: z.string(), count: Count })),
  }),
  /** In your contacts already, and the most there can be. */
  total: Count,
  max: Count,
});
export type PeopleImportLook = z.infer<typeof PeopleImportLook>;

const ColumnsQuery = z.object({
  /** Of a .csv: a field of IMPORT_FIELDS for each column, empty to leave it out, with commas. Guessed without it. */
  columns: z.string().max(2_000).optional(),
});

export const lookAtPeopleImportEndpoint = defineEndpoint("POST /api/contacts/import/look", {
  summary: "Previews an import of a .vcf or .csv file into your contacts. Writes nothing.",
  access: "account",
  permission: "contacts:write",
  fileType: "application/octet-stream",
  query: ColumnsQuery,
  responses: { 200: PeopleImportLook },
});

export const importPeopleEndpoint = defineEndpoint("POST /api/contacts/import", {
  summary: "Imports the people of a .vcf or .csv file into your contacts: all or none.",
  access: "account",
  permission: "contacts:write",
  creates: true,
  fileType: "application/octet-stream",
  query: ColumnsQuery.extend({
    /** Merging fills in what is empty and keeps what is there. */
    duplicates: z.enum(["merge", "skip"]).default("merge"),
    /** For all of them. */
    tag: z.string().max(100).default(""),
  }),
  responses: { 200: z.object({ added: Count, merged: Count, skipped: Count, leftOut: Count }) },
});
