import { leavingTexts } from "@visita/domain/owner-messages/leaving";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { callerLanguage } from "../../http/visitor-language.ts";
import { comeBack, leave, previewLeaving } from "./leave.service.ts";

export function leaveRoutes(app: FastifyInstance, context: AppContext): void {
  const { cookies } = context;

  serve(app, "GET /api/account/leave", ({ caller }) => previewLeaving(context, caller.userid));

  serve(app, "POST /api/account/leave", async ({ body, request, reply, caller }) => {
    const deletedAt = await leave(context, caller.userid, {
      ...body,
      browserToken: request.readCookie(cookies.passkey),
      sessionToken: request.readCookie(cookies.session) ?? "",
    });
    reply.dropCookie(cookies.session);
    reply.dropCookie(cookies.passkey);
    return { deletedAt };
  });

  serve(app, "POST /api/account/comeback", async ({ request, caller }) => {
    await comeBack(context, caller.userid);
    const t = await leavingTexts.load(await callerLanguage(request));
    return { message: t("cameBack") };
  });
}
