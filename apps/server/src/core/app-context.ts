import type { WebhookEvent } from "@visita/domain/connect/webhook-event";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { RootDb, Trx } from "../db/database.ts";
import type { Exclusive } from "../db/exclusive.ts";
import type { NewsCheck } from "../db/news-check.ts";
import type { PubSub } from "../db/pubsub.ts";
import type { Replicas } from "../db/replicas.ts";
import type { PageHost } from "../http/page-host.ts";
import type { ArchivePart } from "../lib/archive-part.ts";
import type { JobFigures } from "../lib/job-figures.ts";
import type { Passwords } from "../lib/passwords.ts";
import type { SecretKey } from "../lib/secret-key.ts";

/**
 * What every route, service and job is given. A feature that keeps something in memory adds a field: it declares the
 * type in its `*.feature.ts`, and its `create` returns the value.
 */
export interface AppContext {
  readonly config: Config;
  readonly db: RootDb;
  /** Epoch milliseconds. All code that depends on the time reads it here, so that tests can move the clock. */
  readonly now: () => number;
  readonly startedAt: number;
  readonly log: FastifyBaseLogger;
  readonly secretKey: SecretKey;
  readonly passwords: Passwords;
  readonly pubsub: PubSub;
  /** Whether messages of other instances arrive. */
  readonly newsCheck: NewsCheck;
  readonly replicas: Replicas;
  /** Locks that hold over all instances. */
  readonly exclusive: Exclusive;
  readonly jobFigures: JobFigures;
  /** Null in tests of the API. */
  readonly pages: PageHost | null;
  /** Calls a route of this app. */
  readonly inject: FastifyInstance["inject"];
  /** Resolves when every feature that listens has done its part. */
  readonly emit: <Name extends keyof AppEvents>(name: Name, event: AppEvents[Name]) => Promise<void>;
  readonly exportSources: readonly ExportSource[];
}

/** What one feature tells the others. An event with a `trx` is part of that transaction. */
export type AppEvents = {
  accountCreated: { readonly trx: Trx; readonly accountId: string };
  /** Everything of the account goes; its own row is the last. */
  accountDeleted: { readonly trx: Trx; readonly accountId: string; readonly email: string };
  /** Whoever had broken in loses every way in: the password was recovered, a former address restored, or an admin signed it out. */
  accessEnded: { readonly trx: Trx; readonly accountId: string };
  /** What webhooks of an account, or of the team that it holds, may be told of. `data` is read only if one is. */
  ownerEvent: {
    readonly trx: Trx;
    readonly accountId: string;
    readonly type: WebhookEvent;
    readonly about: readonly {
      /** The id of what it is about. Events about it are told in the order of their transactions. */
      readonly subject: string;
      readonly data: () => object | Promise<object>;
    }[];
  };
  /** A card that others may keep, as everybody sees it. */
  keptCardChanged: { readonly trx: Trx; readonly cardId: string; readonly data: () => object };
  /** After the commit of the deletion. */
  accountErased: { readonly accountId: string };
};

/** What a feature gives to a copy of an account. */
export type ExportSource = {
  /** Fields of account.json; those under `account` of all features become one object. */
  readonly fields?: (
    context: AppContext,
    accountId: string,
  ) => Promise<{ readonly account?: object; readonly [name: string]: unknown }>;
  readonly parts?: readonly ((context: AppContext, accountId: string) => Promise<ArchivePart>)[];
};
