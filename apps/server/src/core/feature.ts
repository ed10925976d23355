import type { FastifyInstance } from "fastify";
import type { AppContext, AppEvents, ExportSource } from "./app-context.ts";

export type Routes = (app: FastifyInstance, context: AppContext) => void | Promise<void>;

export type Job = {
  readonly name: string;
  /** Null: only at the start. */
  readonly everyMs: number | null;
  /** At the start as well: what was left over by a crash, or by instances that never run for that long. */
  readonly atStart?: true;
  /** For the log: what has failed, and what happens then. */
  readonly failure: string;
  /** False when it did not look because it was not due, which is no run: figures would tell of success that was not. */
  readonly run: (context: AppContext) => Promise<void> | Promise<boolean>;
};

/** A feature as the product knows it: one value in the list of features.ts. */
export type Feature = {
  readonly name: string;
  /** What it keeps in memory. Called in the order of the list, so that the fields of earlier features are there. */
  readonly create?: (context: AppContext) => Partial<AppContext>;
  readonly routes?: {
    /** Calls of the API, with its headers and its rate limit. Without hooks or parsers of their own. */
    readonly api?: readonly Routes[];
    /** The same without the rate limit, each in a scope of its own. */
    readonly unlimited?: readonly Routes[];
    /** In a scope of their own, with headers of their own. */
    readonly files?: readonly Routes[];
    /** For people to look at: where the pages are built, a page tells of errors, and `reply.sendPage` sends any other one. */
    readonly pages?: readonly Routes[];
  };
  readonly jobs?: (context: AppContext) => readonly Job[];
  readonly on?: {
    readonly [Name in keyof AppEvents]?: (context: AppContext, event: AppEvents[Name]) => Promise<void>;
  };
  readonly exports?: ExportSource;
  /** When the app listens. */
  readonly start?: (context: AppContext) => void;
  /** Before the app closes: gives up or ends what is under way. */
  readonly drain?: (context: AppContext) => Promise<void>;
  /** When the last request is answered. */
  readonly close?: (context: AppContext) => void | Promise<void>;
};
