import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { findRecap } from "./recap.service.ts";

export function recapRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/recap", ({ caller }) => findRecap(context, caller.userid));
}
