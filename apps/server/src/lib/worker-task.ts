import type { ErrorCode } from "@visita/domain/errors";
import type { ErrorDetails } from "./app-error.ts";

/**
 * Work for a worker thread. `load` imports the code, which the main thread never does. Input and output are copied by the
 * structured clone algorithm: plain data and bytes. Bytes at the top of an output are a Buffer again; those of an input are
 * a Uint8Array.
 */
export type Task<Input, Output, Lane extends string = string> = {
  readonly name: string;
  /** Which workers it runs in, so that one kind of work does not hold up another. */
  readonly lane: Lane;
  load(): Promise<(input: Input) => Output | Promise<Output>>;
};

/** Drawings take turns in one worker. */
export function drawing<Input, Output>(
  name: string,
  load: Task<Input, Output>["load"],
): Task<Input, Output, "drawings"> {
  return { name, lane: "drawings", load };
}

export type Request = { readonly name: string; readonly input: unknown };

/**
 * Long arrays of a result are sent before it, a part for each message, and each part after the one before was taken: a
 * port delivers everything that has arrived in one turn of the event loop.
 */
export type Message =
  | { readonly kind: "part"; readonly key: string; readonly items: readonly unknown[] }
  | { readonly kind: "result"; readonly output: unknown }
  | {
      readonly kind: "refused";
      readonly code: ErrorCode;
      readonly message: string;
      readonly details: ErrorDetails;
    }
  | { readonly kind: "failed"; readonly error: unknown };
