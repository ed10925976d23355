import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { keepScanned } from "./scan.service.ts";

export function scanRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "POST /api/contacts/scanned", ({ body, caller }) => keepScanned(context, caller.userid, body));
}
