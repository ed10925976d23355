import type { z } from "zod";
import type { Permission } from "../connect/permission.ts";

/** A download for a signed-in caller, declared once like an endpoint. It is no JSON, so it is not in their table. */
export type FileEndpoint = {
  /** With `:name` for each of `params`. */
  readonly path: `/${string}`;
  /** One sentence for the API description. */
  readonly summary: string;
  /** What a token needs to fetch it. */
  readonly permission: Permission;
  readonly contentType: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
};

/** Checks the declaration and keeps its literal types. */
export function defineFile<const File extends FileEndpoint>(file: File): File {
  return file;
}
