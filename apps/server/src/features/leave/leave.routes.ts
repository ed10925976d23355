import { comeBackEndpoint, leaveEndpoint, leavePreviewEndpoint } from "@visita/domain/leave/leave.contract";
import { LEAVE_MESSAGES as TEXT } from "@visita/domain/leave/leave.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { comeBack, leave, previewLeaving } from "./leave.service.ts";

export function leaveRoutes(app: FastifyInstance, context: AppContext): void {
  const { cookies } = context;

  serve(app, leavePreviewEndpoint, {
    handler: async ({ request }) => {
      const { userid } = await request.requireAccount();
      return previewLeaving(context, userid);
    },
  });

  serve(app, leaveEndpoint, {
    handler: async ({ body, request, reply }) => {
      const { userid } = await request.requireAccount();
      const deletedAt = await leave(context, userid, {
        ...body,
        browserToken: request.readCookie(cookies.passkey),
        sessionToken: request.readCookie(cookies.session) ?? "",
      });
      reply.dropCookie(cookies.session);
      reply.dropCookie(cookies.passkey);
      return { deletedAt };
    },
  });

  serve(app, comeBackEndpoint, {
    handler: async ({ request }) => {
      const { userid } = await request.requireAccount({ allowsLeaving: true });
      await comeBack(context, userid);
      return { message: TEXT.cameBack };
    },
  });
}
