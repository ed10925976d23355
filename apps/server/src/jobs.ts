import type { FastifyInstance } from "fastify";
import { tidyAccounts } from "./features/account/account.jobs.ts";

const MINUTE = 60_000;

/** Starts what goes on without being asked for: mail, and tidying up once a minute. Ends with the app. */
export function startJobs(app: FastifyInstance): void {
  app.mail.start();
  const timer = setInterval(() => {
    tidyAccounts(app.accounts).catch((error: unknown) => app.log.warn({ err: error }, "tidying up failed"));
  }, MINUTE);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
