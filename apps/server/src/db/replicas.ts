import { sql } from "kysely";
import type { DatabaseTarget } from "../config/config-database.ts";
import { AppError } from "../lib/app-error.ts";
import { withTimeout } from "../lib/with-timeout.ts";
import { openReader, openReplica, type PoolUse, poolUseOf, type RootDb } from "./database.ts";
import type { PubSub } from "./pubsub.ts";
import { RECENT_WRITE_MS, RecentWrites } from "./recent-writes.ts";
import { ReplicaLag } from "./replica-lag.ts";

/** A replica that is older is left out. */
export const MAX_LAG_MS = 2_000;
const CHECK_INTERVAL_MS = 500;
const CHECK_TIMEOUT_MS = 1_000;

export type ReplicaState = {
  /** Without its address, which is not for everybody. */
  readonly name: string;
  readonly state: "used" | "lagging" | "promoted" | "gone";
  /** Null when it is not known. */
  readonly lagMs: number | null;
  readonly pool: PoolUse | undefined;
};

export type Replicas = {
  /**
   * Reads from a replica that is new enough, or from the primary: when there is none, when it fails, or when one of the
   * keys was written a moment ago. `keysOf` names keys that are known only from the result.
   */
  read<T>(
    keys: readonly string[],
    query: (db: RootDb) => Promise<T>,
    keysOf?: (result: T) => readonly string[],
  ): Promise<T>;
  states(): readonly ReplicaState[];
  start(): void;
  stop(): Promise<void>;
};

type Deps = {
  db: RootDb;
  target: DatabaseTarget;
  pubsub: Pick<PubSub, "onMessage" | "onReconnect">;
  log: { warn(fields: object, text: string): void; info(fields: object, text: string): void };
};

type Replica = { readonly name: string; readonly db: RootDb; state: ReplicaState["state"]; lagMs: number };

/** Messages of `pubsub` are the keys of writes. Without replicas everything is read from the primary. */
export function createReplicas({ db, target, pubsub, log }: Deps): Replicas {
  const urls = target.kind === "postgres" ? (target.readUrls ?? []) : [];
  if (target.kind !== "postgres" || urls.length === 0) return readerOrPrimary(db);
  const now = () => performance.now();
  const lag = new ReplicaLag();
  const recentWrites = new RecentWrites(now);
  const replicas = urls.map(
    (url, at): Replica => ({
      name: `replica-${at + 1}`,
      db: openReplica(target, url),
      state: "gone",
      lagMs: Number.POSITIVE_INFINITY,
    }),
  );
  /** Before it, messages may have been missed. Infinite while none can be received. */
  let hearsWritesFrom = Number.POSITIVE_INFINITY;
  let isPrimaryAway = false;
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;

  pubsub.onMessage((message) => recentWrites.add(message));
  pubsub.onReconnect((isConnected) => {
    hearsWritesFrom = isConnected ? now() + RECENT_WRITE_MS : Number.POSITIVE_INFINITY;
  });

  /** While the primary is away there are no writes to miss, and what a replica has is better than nothing. */
  function choose(keys: readonly string[]): Replica | undefined {
    const mayMissWrites = hearsWritesFrom > now() || keys.some((key) => recentWrites.has(key));
    if (!isPrimaryAway && mayMissWrites) return undefined;
    const used = replicas.filter(({ state }) => state === "used");
    turn += 1;
    return used[turn % used.length];
  }

  async function checkPrimary(): Promise<void> {
    const at = now();
    try {
      const { rows } = await withTimeout(
        sql<{ position: number }>`
          select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as position`.execute(db),
        CHECK_TIMEOUT_MS,
      );
      lag.note(at, Number(rows[0]?.position));
      isPrimaryAway = false;
    } catch {
      // Requests that fail for the same reason log it.
      isPrimaryAway = true;
    }
  }

  async function check(replica: Replica): Promise<void> {
    try {
      const { rows } = await withTimeout(
        sql<{ is_standby: boolean; position: number }>`
          select pg_is_in_recovery() as is_standby,
            coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), -1) as position`.execute(replica.db),
        CHECK_TIMEOUT_MS,
      );
      const [row] = rows;
      replica.lagMs = lag.of(Number(row?.position), now(), isPrimaryAway);
      if (!row?.is_standby) return setState(replica, "promoted");
      setState(replica, replica.lagMs <= MAX_LAG_MS ? "used" : "lagging");
    } catch {
      replica.lagMs = Number.POSITIVE_INFINITY;
      setState(replica, "gone");
    }
  }

  function setState(replica: Replica, state: ReplicaState["state"]): void {
    if (replica.state === state) return;
    replica.state = state;
    const fields = { event: "replica", replica: replica.name, state };
    if (state === "used") log.info(fields, "a replica of the database is read from");
    else log.warn(fields, "a replica of the database is left out; its reads go to the primary");
  }

  async function checkAll(): Promise<void> {
    await checkPrimary();
    await Promise.all(replicas.map(check));
  }

  return {
    async read(keys, query, keysOf = () => []) {
      const replica = choose(keys);
      if (!replica) return query(db);
      try {
        const result = await query(replica.db);
        const isRecent = !isPrimaryAway && keysOf(result).some((key) => recentWrites.has(key));
        return isRecent ? await query(db) : result;
      } catch (error) {
        // An expected refusal is an answer. Anything else may be the replica's fault: a conflict with replay, a
        // migration that it does not have yet, or its end.
        if (error instanceof AppError || isPrimaryAway) throw error;
        return query(db);
      }
    },
    states: () =>
      replicas.map(({ name, db: pool, state, lagMs }) => ({
        name,
        state,
        lagMs: Number.isFinite(lagMs) ? lagMs : null,
        pool: poolUseOf(pool),
      })),
    start() {
      timer = setInterval(() => {
        checking ??= checkAll().finally(() => {
          checking = undefined;
        });
      }, CHECK_INTERVAL_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await checking;
      await Promise.all(replicas.map((replica) => replica.db.destroy()));
    },
  };
}

/** SQLite has one connection that writes: without another, cards would wait for an import of ten thousand people. */
function readerOrPrimary(db: RootDb): Replicas {
  const reader = openReader(db);
  return {
    read: (_keys, query) => query(reader ?? db),
    states: () => [],
    start() {},
    async stop() {
      await reader?.destroy();
    },
  };
}
