import { CONNECT_MESSAGES as TEXT } from "@visita/domain/connect/connect.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { visitorOf } from "../../http/visitor.ts";
import { addDevice, addProgram, listTokens, revokeToken } from "./access-token.service.ts";

export function accessTokenRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/account/tokens", async ({ caller }) => ({
    tokens: await listTokens(context, caller.userid),
  }));

  serve(app, "POST /api/account/tokens/device", ({ body, caller, request }) =>
    addDevice(context, { ...visitorOf(request), accountId: caller.userid }, body),
  );

  serve(app, "POST /api/account/tokens/program", ({ body, caller, request }) =>
    addProgram(context, { ...visitorOf(request), accountId: caller.userid }, body),
  );

  serve(app, "DELETE /api/account/tokens/:tokenid", async ({ params, caller }) => {
    await revokeToken(context, caller.userid, params.tokenid);
    return { message: TEXT.revoked };
  });
}
