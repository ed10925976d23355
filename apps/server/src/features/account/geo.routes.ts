import { geoEndpoint } from "@visita/domain/account/geo.contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import { createGeoLookup } from "./geo.service.ts";

export async function geoRoutes(app: FastifyInstance): Promise<void> {
  const lookUp = createGeoLookup(app.config.geoLookupUrl);
  serve(app, geoEndpoint, {
    handler: async ({ request }) => ({ ...(await lookUp(request.ip)), ip: request.ip }),
  });
}
