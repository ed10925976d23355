import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { DatabaseTarget } from "../config/config-database.ts";
import type { Db } from "./database.ts";

/** Instances of several versions share the database during a rolling update, so this name stays. */
const CHANNEL = "visita_news";
/** What an instance sends to itself; others ignore it. */
const ECHO_CHANNEL = "visita_news_echo";
/** The connection may just be opening. */
const ECHO_TRIES = 5;
const ECHO_TIMEOUT_MS = 1_000;
const RECONNECT_DELAY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** TCP alone takes minutes to notice that the other machine is gone. */
const PROBE_INTERVAL_MS = 2_000;
const PROBE_TIMEOUT_MS = 3_000;

export type PubSub = {
  /** Part of the caller's transaction: other instances receive the message once that is committed. */
  publish(db: Db, message: string): Promise<void>;
  /** In this process alone. */
  repeat(message: string): void;
  /** Registers a handler for the messages of all instances, this one included. */
  onMessage(handler: (message: string) => void): void;
  /** Registers a handler that runs after every connect (true) and disconnect: messages may have been missed. */
  onReconnect(handler: (isConnected: boolean) => void): void;
  /** Begins to receive messages of other instances. */
  start(): void;
  /** Whether a message that is sent through `db` is received. Takes up to five seconds; throws if `db` does not answer. */
  isHeard(db: Db): Promise<boolean>;
  stop(): Promise<void>;
};

type Deps = {
  target: DatabaseTarget;
  log: { warn(fields: object, text: string): void };
};

/** Short messages to all instances on this database: LISTEN and NOTIFY on PostgreSQL, a direct call on SQLite. */
export function createPubSub({ target, log }: Deps): PubSub {
  const events: Events = new EventEmitter();
  return {
    ...(target.kind === "postgres"
      ? postgresTransport(target.listenUrl ?? target.url, events, log)
      : localTransport(events)),
    repeat: (message) => void events.emit("message", message),
    onMessage: (handler) => void events.on("message", handler),
    onReconnect: (handler) => void events.on("reconnect", handler),
  };
}

type Transport = Pick<PubSub, "publish" | "start" | "stop" | "isHeard">;
type Events = EventEmitter<{
  message: [message: string];
  reconnect: [isConnected: boolean];
  echo: [id: string];
}>;

/**
 * SQLite has one process and one connection. Nobody else reads while a transaction is open, so a message that is
 * delivered before the commit does no harm.
 */
function localTransport(events: Events): Transport {
  return {
    async publish(_db, message) {
      events.emit("message", message);
    },
    start() {},
    async stop() {},
    isHeard: async () => true,
  };
}

function postgresTransport(url: string, events: Events, log: Deps["log"]): Transport {
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  let listening: Promise<void> = Promise.resolve();

  /** Resolves when the connection is lost. */
  async function listen(): Promise<void> {
    const current = new pg.Client({
      connectionString: url,
      application_name: "visita-news",
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
    const { promise: lost, resolve: giveUp } = Promise.withResolvers<void>();
    current.on("error", () => giveUp());
    current.on("end", () => giveUp());
    let probe: NodeJS.Timeout | undefined;
    current.on("notification", ({ channel, payload = "" }) => {
      events.emit(channel === ECHO_CHANNEL ? "echo" : "message", payload);
    });
    client = current;
    try {
      await current.connect();
      await current.query(`listen ${CHANNEL}; listen ${ECHO_CHANNEL}`);
      // PostgreSQL keeps no messages for a connection that is not listening.
      events.emit("reconnect", true);
      probe = setInterval(() => {
        void isPrimary(current).then((isStill) => isStill || giveUp(), giveUp);
      }, PROBE_INTERVAL_MS).unref();
      await lost;
    } finally {
      clearInterval(probe);
      client = null;
      await current.end().catch(() => {});
    }
  }

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        log.warn(
          { err: error },
          "LISTEN connection to PostgreSQL failed; retrying, caches may be stale until then",
        );
      });
      events.emit("reconnect", false);
      await wait(RECONNECT_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    async publish(db, message) {
      // At once in this process, so that the writer reads its own write. NOTIFY comes back after the commit and drops
      // what was cached from the old state meanwhile.
      events.emit("message", message);
      await sql`select pg_notify(${CHANNEL}, ${message})`.execute(db);
    },
    start() {
      listening = keepListening();
    },
    async isHeard(db) {
      const id = randomUUID();
      const { promise: heard, resolve } = Promise.withResolvers<boolean>();
      const onEcho = (echo: string) => echo === id && resolve(true);
      events.on("echo", onEcho);
      try {
        for (let attempt = 0; attempt < ECHO_TRIES; attempt += 1) {
          await sql`select pg_notify(${ECHO_CHANNEL}, ${id})`.execute(db);
          if (await Promise.race([heard, wait(ECHO_TIMEOUT_MS, false)])) return true;
        }
        return false;
      } finally {
        events.off("echo", onEcho);
      }
    },
    async stop() {
      stopping.abort();
      await client?.end().catch(() => {});
      await listening;
    },
  };
}

/** No longer when it is silent, or takes no writes: it was the primary until a fail-over, and nobody notifies it. */
async function isPrimary(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  return rows[0]?.transaction_read_only === "off";
}
