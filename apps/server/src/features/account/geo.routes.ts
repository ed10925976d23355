import { geoEndpoint } from "@visita/domain/account/geo.contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import type { AccountContext } from "./account.context.ts";

export async function geoRoutes(
  app: FastifyInstance,
  { context }: { context: AccountContext },
): Promise<void> {
  serve(app, geoEndpoint, {
    handler: async ({ request }) => ({ ...(await context.geoLookup(request.ip)), ip: request.ip }),
  });
}
