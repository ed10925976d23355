import { currentUserEndpoint, LOGOUT_MESSAGE, logoutEndpoint } from "@visita/domain/account/session.contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import { endSession } from "./session.service.ts";

export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  serve(app, currentUserEndpoint, {
    handler: async ({ request, reply }) => {
      const user = await request.findCaller();
      if (!user && request.sessionToken()) reply.clearSessionCookie();
      return { user };
    },
  });

  serve(app, logoutEndpoint, {
    handler: async ({ request, reply }) => {
      const token = request.sessionToken();
      if (token) await endSession(app.db, token);
      reply.clearSessionCookie();
      return { message: LOGOUT_MESSAGE };
    },
  });
}
