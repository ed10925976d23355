import { LOGOUT_MESSAGE } from "@visita/domain/account/account.messages";
import { currentUserEndpoint, logoutEndpoint } from "@visita/domain/account/session.contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import { endSession } from "./session.service.ts";

export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  serve(app, currentUserEndpoint, {
    handler: async ({ request, reply }) => {
      const user = await request.findCaller();
      if (!user && request.readCookie("session")) reply.dropCookie("session");
      return { user };
    },
  });

  serve(app, logoutEndpoint, {
    handler: async ({ request, reply }) => {
      const token = request.readCookie("session");
      if (token) await endSession(app.db, token);
      reply.dropCookie("session");
      return { message: LOGOUT_MESSAGE };
    },
  });
}
