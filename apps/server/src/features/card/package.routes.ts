import { packageStatusEndpoint } from "@visita/domain/billing/billing.contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import type { BillingContext } from "../billing/billing.context.ts";
import { describePackage } from "./package.service.ts";

export async function packageRoutes(
  app: FastifyInstance,
  { billing }: { billing: BillingContext },
): Promise<void> {
  serve(app, packageStatusEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireSelf(params.userid);
      return describePackage(billing, caller.userid);
    },
  });
}
