import { ownerStatusEndpoint, packageStatusEndpoint } from "@visita/domain/billing/billing.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { describePackage } from "./package.service.ts";
import { findOwnerStatus } from "./visible-card.service.ts";

export function packageRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, packageStatusEndpoint, async ({ params, request }) => {
    const caller = await request.requireSelf(params.userid);
    return describePackage(context, caller.userid);
  });

  // Public, because a card shows more while its owner's plan is active. It reveals nothing else about the account.
  serve(app, ownerStatusEndpoint, async ({ params }) => ({
    status: await findOwnerStatus(context, params.id),
  }));
}
