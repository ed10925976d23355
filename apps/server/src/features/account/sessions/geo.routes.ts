import { geoEndpoint } from "@visita/domain/account/geo.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";

export function geoRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, geoEndpoint, async ({ request }) => ({
    ...(await context.geoLookup(request.ip)),
    ip: request.ip,
  }));
}
