import { firstRunEndpoint, recordFirstRunEndpoint } from "@visita/domain/first-run/first-run.contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import { findFirstRun, recordFirstRunEvent } from "./first-run.service.ts";
import type { FirstRunContext } from "./first-run.setup.ts";

export async function firstRunRoutes(
  app: FastifyInstance,
  { context }: { context: FirstRunContext },
): Promise<void> {
  serve(app, firstRunEndpoint, {
    handler: async ({ request }) => {
      const { userid } = await request.requireAccount();
      return findFirstRun(context, userid);
    },
  });

  serve(app, recordFirstRunEndpoint, {
    handler: async ({ body, request }) => {
      const { userid } = await request.requireAccount();
      return recordFirstRunEvent(context, userid, body.event);
    },
  });
}
