import { comeBackEndpoint, leaveEndpoint, leavePreviewEndpoint } from "@visita/domain/leave/leave.contract";
import { LEAVE_MESSAGES as TEXT } from "@visita/domain/leave/leave.rules";
import type { FastifyInstance } from "fastify";
import type { CookieDefinition } from "../../http/cookies.ts";
import { serve } from "../../http/endpoint.ts";
import type { LeaveContext } from "./leave.context.ts";
import { comeBack, leave, previewLeaving } from "./leave.service.ts";

type Options = {
  context: LeaveContext;
  cookies: Readonly<Record<"session" | "passkey", CookieDefinition>>;
};

export async function leaveRoutes(app: FastifyInstance, { context, cookies }: Options): Promise<void> {
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
