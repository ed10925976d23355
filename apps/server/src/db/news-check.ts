import type { Db } from "./database.ts";
import type { PubSub } from "./pubsub.ts";

const INTERVAL_MS = 60_000;

export type NewsCheck = {
  /** Null until it is known, and on SQLite, where one process hears itself. */
  isHeard(): boolean | null;
  /** Asks once a minute while all is well, at each call after a lost connection or a failure; false when it did not ask. */
  run(): Promise<boolean>;
};

type Deps = {
  db: Db;
  pubsub: Pick<PubSub, "isHeard" | "onReconnect">;
  isShared: boolean;
  now: () => number;
  log: { warn(fields: object, text: string): void; info(fields: object, text: string): void };
};

/**
 * Notices a listening connection that answers and hears nothing: one to another database, or through a pooler. Pages would
 * stay as they were until their time is over.
 */
export function createNewsCheck({ db, pubsub, isShared, now, log }: Deps): NewsCheck {
  let known: boolean | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  // After a fail-over the listening connection may be the one that does not come back.
  pubsub.onReconnect((isConnected) => {
    if (!isConnected) checkedAt = Number.NEGATIVE_INFINITY;
  });

  return {
    isHeard: () => known,
    async run() {
      if (!isShared || (known && now() - checkedAt < INTERVAL_MS)) return false;
      const isHeard = await pubsub.isHeard(db);
      checkedAt = now();
      if (isHeard === known) return true;
      if (!isHeard) {
        log.warn(
          { event: "news" },
          "this instance does not hear what is written through DATABASE_URL, so it is not ready: " +
            "let DATABASE_LISTEN_URL lead to the same database, past any pooler",
        );
      } else if (known === false) {
        log.info({ event: "news" }, "this instance hears what is written again");
      }
      known = isHeard;
      return true;
    },
  };
}
