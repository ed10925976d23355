import { Readable } from "node:stream";
import type { Period } from "@visita/domain/insight/insight.constants";
import { type TeamInsights, teamInsightsFile } from "@visita/domain/team/team-insight.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { fileOptions } from "../../http/file.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { callerLanguage } from "../../http/visitor-language.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { requireRight, serveTeam } from "./team-access.ts";
import { exportTeamInsights, findTeamInsights } from "./team-insights.service.ts";

export function teamInsightRoutes(app: FastifyInstance, context: AppContext): void {
  serveTeam(
    app,
    context,
    "GET /api/team/:teamid/insights",
    ({ query, member }): Promise<TeamInsights> =>
      findTeamInsights(context, member.teamId, Number(query.days) as Period),
  );

  // Read and written piece by piece: how long it takes is up to the network.
  const options = { ...fileOptions(teamInsightsFile), config: { hasOwnTimeout: true } };
  app.get(teamInsightsFile.path, options, async (request, reply) => {
    const { teamid } = request.params as { teamid: string };
    const { days } = request.query as { days: string };
    const { userid } = await withTimeout(request.requireAccount(), HANDLER_TIMEOUT_MS);
    await requireRight(context, `GET ${teamInsightsFile.path}`, teamid, userid);
    const asked = { days: Number(days) as Period, language: await callerLanguage(request) };
    const fileName = `team-insights-${utcDay(context.now())}.csv`;
    reply.header("content-disposition", `attachment; filename="${fileName}"`);
    reply.type("text/csv; charset=utf-8");
    return reply.send(Readable.from(exportTeamInsights(context, teamid, asked)));
  });
}
