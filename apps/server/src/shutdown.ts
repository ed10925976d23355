import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { RootDb } from "./db/database.ts";

const DRAIN_MS = 5_000;
const IN_FLIGHT_MS = 10_000;
/** After the drain; with it the whole takes 16 seconds at most. */
const STOP_LIMIT_MS = 11_000;

/**
 * Stops with grace: tell balancers, go on serving until they have listened, finish what is under way, close the
 * database. A second signal ends the process at once.
 */
export function stopOnSignals(app: FastifyInstance, db: RootDb, alsoClose = async () => {}): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.log.info(`${signal} received, stopping`);
    app.health.drain();
    // Nobody balances over a person's own machine, and Ctrl-C is pressed by someone who waits.
    if (signal === "SIGTERM" && !app.config.isLoopback) await wait(DRAIN_MS);
    // Work beside the requests may hang on somebody else. What it had not committed is simply done again.
    setTimeout(() => {
      app.log.warn("stopping took too long and was cut short");
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    const tooLong = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT_MS);
    await alsoClose();
    await app.close();
    clearTimeout(tooLong);
    await db.destroy();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(signal));
}
