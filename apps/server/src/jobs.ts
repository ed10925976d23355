import type { FastifyInstance } from "fastify";
import { tidyAccounts } from "./features/account/account.jobs.ts";
import { hasProvider } from "./features/billing/billing.setup.ts";
import { reconcile } from "./features/billing/reconcile.service.ts";

const MINUTE = 60_000;

/** Starts what goes on without being asked for: mail, payments, tidying up. Ends with the app. */
export function startJobs(app: FastifyInstance): void {
  app.mail.start();
  repeat(app, MINUTE, "tidying up failed", () => tidyAccounts(app.accounts));

  const { context, sandbox } = app.billing;
  if (sandbox) repeat(app, MINUTE, "the sandbox could not keep its books", () => sandbox.advance());
  if (!hasProvider(context)) return;
  const catchUp = () => reconcile(context);
  attempt(app, "payments could not be reconciled", catchUp);
  repeat(app, 10 * MINUTE, "payments could not be reconciled", catchUp);
}

function repeat(app: FastifyInstance, every: number, failure: string, work: () => Promise<void>): void {
  const timer = setInterval(() => attempt(app, failure, work), every);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

function attempt(app: FastifyInstance, failure: string, work: () => Promise<void>): void {
  work().catch((error: unknown) => app.log.warn({ err: error }, failure));
}
