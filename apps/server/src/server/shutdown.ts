import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { RootDb } from "../db/database.ts";

const IN_FLIGHT_TIMEOUT_MS = 10_000;
/** Counted from the end of the drain, so a shutdown takes at most that and 11 s. */
const STOP_TIMEOUT_MS = 11_000;

/**
 * Graceful shutdown: report not ready, keep serving while load balancers drain, finish requests and jobs, close the
 * database. A second signal exits at once.
 */
export function stopOnSignals(app: FastifyInstance, db: RootDb, alsoClose = async () => {}): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    app.log.info(`${signal} received, shutting down`);
    app.context.health.drain();
    // Only a deployed instance has a load balancer in front of it; after Ctrl-C a person waits.
    if (signal === "SIGTERM" && !app.config.isLoopback) await wait(app.config.drainMs);
    // A job may hang on a remote service. Its uncommitted work is done again after the next start.
    setTimeout(() => {
      app.log.warn("shutdown timed out, exiting with work unfinished; it is repeated after the next start");
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    const inFlight = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT_TIMEOUT_MS);
    await alsoClose();
    await app.close();
    clearTimeout(inFlight);
    await db.destroy();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(signal));
}
