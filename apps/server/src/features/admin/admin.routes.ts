import { ADMIN_AUDIT_CSV_PATH } from "@visita/domain/admin/admin.constants";
import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { visitorOf } from "../../http/visitor.ts";
import { callerLanguage } from "../../http/visitor-language.ts";
import {
  type AdminCaller,
  confirmWithCode,
  confirmWithPasskey,
  describeAccess,
  requireListed,
  requireProof,
  sendCode,
} from "./admin-access.service.ts";
import { adminCardRoutes } from "./admin-cards.routes.ts";
import { exportAudit, listAudit } from "./audit.service.ts";
import { describeInstallation } from "./overview.service.ts";
import { peopleRoutes } from "./people.routes.ts";

/**
 * Every call of admin. Hooks refuse whoever is not in ADMIN_EMAILS, and without a recent second proof, before a body is
 * read: a route that is added here cannot forget the guard.
 */
export async function adminRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { cookies } = context;
  const tokenOf = (request: FastifyRequest) => request.readCookie(cookies.session) ?? "";
  const callerOf = async (request: FastifyRequest): Promise<AdminCaller> => ({
    ...visitorOf(request),
    user: await request.requireAccount(),
    sessionToken: tokenOf(request),
    browserToken: request.readCookie(cookies.passkey),
  });

  await app.register(async (listed) => {
    listed.addHook("onRequest", async (request) => {
      requireListed(context, await request.requireAccount());
    });

    serve(listed, "GET /api/admin/access", async ({ request }) =>
      describeAccess(context, await callerOf(request)),
    );

    serve(listed, "POST /api/admin/code", async ({ request }) => {
      await sendCode(context, await callerOf(request));
      return { message: TEXT.codeSent };
    });

    serve(listed, "POST /api/admin/confirm", async ({ body, request }) => {
      await confirmWithCode(context, body.code, await callerOf(request));
      return { message: TEXT.confirmed };
    });

    serve(listed, "POST /api/admin/confirm/passkey", async ({ body, request, reply }) => {
      await confirmWithPasskey(context, body.credential, await callerOf(request));
      reply.dropCookie(cookies.passkey);
      return { message: TEXT.confirmed };
    });

    await listed.register(async (confirmed) => {
      confirmed.addHook("onRequest", async (request) => requireProof(context, tokenOf(request)));

      serve(confirmed, "GET /api/admin/overview", () => describeInstallation(context));
      serve(confirmed, "GET /api/admin/audit", ({ query }) => listAudit(context, query));
      confirmed.get(ADMIN_AUDIT_CSV_PATH, async (request, reply) => {
        const { fileName, csv } = await exportAudit(context, await callerLanguage(request));
        reply.header("content-disposition", `attachment; filename="${fileName}"`);
        return reply.type("text/csv; charset=utf-8").send(csv);
      });
      peopleRoutes(confirmed, context);
      adminCardRoutes(confirmed, context);
    });
  });
}
