import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * One call of the API, declared once: the server checks requests and shapes answers with it, the web client types
 * its calls with it, and the API description is made from it.
 */
export type Endpoint = {
  readonly method: Method;
  /** With `:name` for the parts that `params` describes. */
  readonly path: `/${string}`;
  /** One sentence for the API description. */
  readonly summary: string;
  /** Which people may call it; `account` needs a signed-in caller. */
  readonly access: "public" | "account";
  /** A GET that changes something is refused from other sites just as a POST is. */
  readonly changesState?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Answers by status; the first one listed is what success looks like. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
  /** What a person reads when the request does not fit; the field texts go beside it. */
  readonly invalidMessage?: string;
  /** Says what is wrong with the first field instead. */
  readonly tellsFirstField?: boolean;
};

/** Keeps the literal types of a declaration while checking its shape. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type Part<E extends Endpoint, K extends "params" | "query" | "body"> = E[K] extends z.ZodType
  ? z.input<E[K]> extends Record<string, never>
    ? unknown
    : Record<K, z.input<E[K]>>
  : unknown;

/** What a caller hands in: only the parts the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<E, "params"> & Part<E, "query"> & Part<E, "body">;

/** What a successful call gives back. */
export type CallResult<E extends Endpoint> = z.output<E["answers"][keyof E["answers"]]>;

/** Fills the `:name` parts of a path. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
