import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { findFirstRun, recordFirstRunEvent } from "./first-run.service.ts";

export function firstRunRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/first-run", ({ caller }) => findFirstRun(context, caller.userid));

  serve(app, "POST /api/first-run", ({ body, caller }) =>
    recordFirstRunEvent(context, caller.userid, body.event),
  );
}
