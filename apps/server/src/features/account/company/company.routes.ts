import { COMPANY_CALLBACK_PATH, COMPANY_SIGN_IN_PATH } from "@visita/domain/account/company.contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../../core/app-context.ts";
import { notFound } from "../../../core/routes.ts";
import { serve } from "../../../http/endpoint.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { COOKIES } from "../account.cookies.ts";
import { beginCompanySignIn, companyFailureOf, finishCompanySignIn } from "./company-sign-in.service.ts";
import { describeCompanySignIn } from "./company-status.service.ts";

export function companyStatusRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/account/company", async ({ caller }) => describeCompanySignIn(context, caller.userid));
}

/** Two addresses that the browser passes through. Nothing of them is to be kept: the second holds a code. */
export function companySignInRoutes(app: FastifyInstance, context: AppContext): void {
  const { companyProvider: provider, config } = context;

  const browserOf = (request: FastifyRequest) => ({
    ...visitorOf(request),
    browserToken: request.readCookie(COOKIES.company),
    sessionToken: request.readCookie(COOKIES.session),
    deviceToken: request.readCookie(COOKIES.device),
  });

  const lead = (reply: FastifyReply, to: string) =>
    reply
      .headers({ "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex" })
      .redirect(to, 303);

  async function orSayWhy(reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
    try {
      return await work();
    } catch (error) {
      const failure = companyFailureOf(error);
      if (!failure) throw error;
      return lead(reply, `${config.publicUrl}/auth/signin?company=${failure}`);
    }
  }

  app.get(COMPANY_SIGN_IN_PATH, async (request, reply) => {
    if (!provider) return notFound();
    const { returnTo } = request.query as { returnTo?: unknown };
    return orSayWhy(reply, async () => {
      const { url, browserToken } = await beginCompanySignIn(context, provider, returnTo, browserOf(request));
      return lead(reply.giveCookie(COOKIES.company, browserToken), url.href);
    });
  });

  app.get(COMPANY_CALLBACK_PATH, async (request, reply) => {
    if (!provider) return notFound();
    const query = /\?.*/.exec(request.url)?.[0] ?? "";
    return orSayWhy(reply, async () => {
      const entry = await finishCompanySignIn(context, provider, query, browserOf(request));
      reply.giveCookie(COOKIES.session, entry.sessionToken);
      if (entry.deviceToken) reply.giveCookie(COOKIES.device, entry.deviceToken);
      return lead(reply, config.publicUrl + (entry.returnTo ?? "/dashboard"));
    });
  });
}
