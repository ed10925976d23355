import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { DatabaseTarget } from "../config.ts";
import type { Db } from "./database.ts";

const CHANNEL = "visita_news";
const RECONNECT_MS = 1_000;

export type News = {
  /** Part of the caller's transaction: every instance hears of it once that is committed. */
  tell(db: Db, news: string): Promise<void>;
  /** Begins to hear what other instances tell. */
  start(): void;
  stop(): Promise<void>;
};

type Deps = {
  target: DatabaseTarget;
  hear: (news: string) => void;
  /** Something may have been missed. */
  onGap: () => void;
  log: { warn(fields: object, text: string): void };
};

/** Short messages to every instance of the product that works on this database. */
export function createNews(deps: Deps): News {
  return deps.target.kind === "postgres" ? postgresNews(deps.target.url, deps) : newsWithin(deps);
}

/**
 * SQLite has one process and one connection: nobody reads while a transaction is open, so whoever asks after this
 * message sees what it tells of.
 */
function newsWithin({ hear }: Deps): News {
  return {
    async tell(_db, news) {
      hear(news);
    },
    start() {},
    async stop() {},
  };
}

function postgresNews(url: string, { hear, onGap, log }: Deps): News {
  const ending = new AbortController();
  let client: pg.Client | null = null;
  let listening: Promise<void> = Promise.resolve();

  /** Resolves when the connection is lost. */
  async function listen(): Promise<void> {
    const current = new pg.Client({
      connectionString: url,
      application_name: "visita-news",
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      current.on("error", () => resolve());
      current.on("end", () => resolve());
    });
    current.on("notification", ({ payload }) => hear(payload ?? ""));
    client = current;
    try {
      await current.connect();
      await current.query(`listen ${CHANNEL}`);
      // Whatever was told before this moment, or while the connection was down, was told to nobody here.
      onGap();
      await lost;
    } finally {
      client = null;
      await current.end().catch(() => {});
    }
  }

  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!ending.signal.aborted) log.warn({ err: error }, "news of other instances cannot be heard");
      });
      onGap();
      await wait(RECONNECT_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  return {
    async tell(db, news) {
      // Here at once, so that whoever made the change sees it; the message makes up for readers of the old state.
      hear(news);
      await sql`select pg_notify(${CHANNEL}, ${news})`.execute(db);
    },
    start() {
      listening = keepListening();
    },
    async stop() {
      ending.abort();
      await client?.end().catch(() => {});
      await listening;
    },
  };
}
