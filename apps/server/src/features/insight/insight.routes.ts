import { INSIGHTS_CSV_PATH } from "@visita/domain/insight/insight.constants";
import { InsightsQuery } from "@visita/domain/insight/insight.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { callerLanguage } from "../../http/visitor-language.ts";
import { exportInsights, findInsights } from "./insight.service.ts";

export function insightRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/insights", ({ query, caller }) => findInsights(context, caller.userid, query));

  app.get(
    INSIGHTS_CSV_PATH,
    {
      schema: { querystring: InsightsQuery },
      onRequest: async (request) => void (await request.requireAccount()),
    },
    async (request, reply) => {
      const caller = await request.requireAccount();
      const asked = { ...(request.query as InsightsQuery), language: await callerLanguage(request) };
      const { fileName, csv } = await exportInsights(context, caller.userid, asked);
      reply.header("content-disposition", `attachment; filename="${fileName}"`);
      return reply.type("text/csv; charset=utf-8").send(csv);
    },
  );
}
