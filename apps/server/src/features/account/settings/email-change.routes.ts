import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { serve } from "../../../http/endpoint.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { COOKIES } from "../account.cookies.ts";
import {
  beginEmailChange,
  confirmEmailChange,
  readEmailStatus,
  resendEmailCode,
} from "./email-change.service.ts";
import { restoreEmail } from "./email-restore.service.ts";

export function emailChangeRoutes(app: FastifyInstance, context: AppContext): void {
  const callerOf = async (request: FastifyRequest) => ({
    ...visitorOf(request),
    accountId: (await request.requireAccount()).userid,
    sessionToken: request.readCookie(COOKIES.session) ?? "",
    deviceToken: request.readCookie(COOKIES.device),
  });

  serve(app, "GET /api/account/email", async ({ request }) =>
    readEmailStatus(context, (await request.requireAccount()).userid),
  );

  serve(app, "POST /api/account/email", async ({ body, request }) => {
    await beginEmailChange(context, body, await callerOf(request));
    return { message: TEXT.emailCodeSent };
  });

  serve(app, "POST /api/account/email/resend", async ({ request }) => {
    await resendEmailCode(context, await callerOf(request));
    return { message: TEXT.emailCodeSent };
  });

  serve(app, "POST /api/account/email/confirm", async ({ body, request }) => {
    const user = await confirmEmailChange(context, body.code, await callerOf(request));
    return { user, message: TEXT.emailChanged };
  });

  serve(app, "POST /api/account/email/restore", async ({ body, request, reply }) => {
    await restoreEmail(context, body);
    if (!(await request.findCaller())) reply.dropCookie(COOKIES.session);
    return { message: TEXT.emailRestored };
  });
}
