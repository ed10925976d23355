import { TAKEDOWN_MESSAGES, REPORT_MESSAGES as TEXT } from "@visita/domain/report/report.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { visitorOf } from "../../http/visitor.ts";
import { languageOf, ownerLanguageOf } from "../../http/visitor-language.ts";
import { reportCard } from "./report.service.ts";
import { answerTakedown } from "./report-decision.service.ts";

export function reportRoutes(app: FastifyInstance, context: AppContext): void {
  serve(
    app,
    "POST /api/public/report",
    async ({ body, request }) => {
      await reportCard(context, visitorOf(request), { ...body, language: languageOf(request) });
      return { message: TEXT.received };
    },
    { isAnonymous: true },
  );

  serve(app, "POST /api/card/answer/:cardid", async ({ params, body, caller, request }) => {
    const language = ownerLanguageOf(request);
    await answerTakedown(context, caller.userid, { cardid: params.cardid, text: body.text, language });
    return { message: TAKEDOWN_MESSAGES.answered };
  });
}
