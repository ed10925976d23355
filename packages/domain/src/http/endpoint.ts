import type { z } from "zod";
import type { Permission } from "../connect/permission.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One API call, declared once: the server validates requests and serializes responses with it, the web client derives
 * its types from it, and the OpenAPI description is generated from it.
 */
export type Endpoint = {
  readonly method: Method;
  /** With `:name` for each of `params`. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI description. */
  readonly summary: string;
  /** `account` requires a signed-in caller. */
  readonly access: "public" | "account";
  /** What a token needs to make the call. Without it, no token makes it. */
  readonly permission?: Permission;
  /** Makes something: the call takes an `Idempotency-Key`. Not where the answer, which is stored, holds a secret. */
  readonly creates?: true;
  /** Also for an account that has left and waits for its deletion; every other call refuses it. */
  readonly allowsLeaving?: boolean;
  /** For a GET with side effects: cross-site requests are refused as for a POST. */
  readonly changesState?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The body is a file of this type instead. */
  readonly fileType?: "application/zip" | "application/octet-stream";
  /** By status; the first is the one for success. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
  /** Shown to people when the request is invalid, beside the messages of the fields. */
  readonly invalidMessage?: string;
  /** Uses the message of the first invalid field instead of `invalidMessage`. */
  readonly reportsFirstField?: boolean;
};

type Named<Name extends string> = Name extends `${infer M extends Method} ${infer P extends `/${string}`}`
  ? { readonly method: M; readonly path: P }
  : never;

/** Named as it is called: "GET /api/contacts". Checks the declaration and keeps its literal types. */
export function defineEndpoint<
  const Name extends `${Method} /${string}`,
  const Rest extends Omit<Endpoint, "method" | "path">,
>(name: Name, rest: Rest): Named<Name> & Rest {
  const [method, path] = name.split(" ");
  return { method, path, ...rest } as unknown as Named<Name> & Rest;
}

type Part<E extends Endpoint, K extends "params" | "query" | "body"> = E[K] extends z.ZodType
  ? z.input<E[K]> extends Record<string, never>
    ? unknown
    : Record<K, z.input<E[K]>>
  : unknown;

/** A Blob; this package does not know the browser's types. */
type FilePart<E extends Endpoint> = E["fileType"] extends string ? { file: object } : unknown;

/** Only the parts that the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<E, "params"> &
  Part<E, "query"> &
  Part<E, "body"> &
  FilePart<E>;

export type CallResult<E extends Endpoint> = z.output<E["responses"][keyof E["responses"]]>;

/** Fills the `:name` parts of a path. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
