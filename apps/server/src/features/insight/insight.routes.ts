import { type InsightsQuery, insightsFile } from "@visita/domain/insight/insight.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { fileOptions } from "../../http/file.ts";
import { callerLanguage } from "../../http/visitor-language.ts";
import { exportInsights, findInsights } from "./insight.service.ts";

export function insightRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/insights", ({ query, caller }) => findInsights(context, caller.userid, query));

  app.get(insightsFile.path, fileOptions(insightsFile), async (request, reply) => {
    const caller = await request.requireAccount();
    const asked = { ...(request.query as InsightsQuery), language: await callerLanguage(request) };
    const { fileName, csv } = await exportInsights(context, caller.userid, asked);
    reply.header("content-disposition", `attachment; filename="${fileName}"`);
    return reply.type("text/csv; charset=utf-8").send(csv);
  });
}
