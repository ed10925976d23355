import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import { teamActionsFile } from "@visita/domain/team/team-action.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { fileOptions } from "../../http/file.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { limitUploads, uploadTimeoutMs } from "../../http/uploads.ts";
import { callerLanguage } from "../../http/visitor-language.ts";
import { isEstablished } from "../card/card-state.service.ts";
import { correctCard } from "./correction.service.ts";
import { joinTeam, makeOwnCard, setJoining } from "./joining.service.ts";
import { describeTeam, listOwnTeams, renameTeam, setTeamLogo, startTeam } from "./team.service.ts";
import { requireRight, serveTeam } from "./team-access.ts";
import { exportTeamActions, listTeamActions } from "./team-action.service.ts";
import { listJoinable } from "./team-arrival.service.ts";
import { deleteTeam, restoreTeam } from "./team-deletion.service.ts";
import { setTeamPage, showOnTeamPage } from "./team-page-setting.service.ts";
import {
  copyTemplate,
  deleteTemplate,
  renameTemplate,
  saveTemplate,
  undoTemplate,
} from "./template.service.ts";
import { lookAtTemplate } from "./template-look.service.ts";
import { describeTemplates } from "./template-view.service.ts";

/** Of two pictures, as with cards. */
const UPLOAD_LIMITS = { received: 24, receivedPerNetwork: 6, handled: 8, receiveTimeoutMs: 80_000 };
const UPLOAD = {
  /** Bytes, as of a card. */
  bodyLimit: 3 * 1024 * 1024,
  routeTimeoutMs: uploadTimeoutMs(UPLOAD_LIMITS, HANDLER_TIMEOUT_MS),
};

export function teamRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/team", async ({ caller }) => ({ teams: await listOwnTeams(context, caller.userid) }));

  serve(app, "POST /api/team", ({ body, caller }) => startTeam(context, caller.userid, body));

  serve(app, "GET /api/team/joinable", async ({ caller }) => ({
    teams: await listJoinable(context, caller),
  }));

  serve(app, "POST /api/team/:teamid/join", ({ params, caller }) => joinTeam(context, caller, params.teamid));

  serveTeam(app, context, "GET /api/team/:teamid", ({ member }) => describeTeam(context, member));

  serveTeam(app, context, "PATCH /api/team/:teamid", ({ body, member }) => renameTeam(context, member, body));

  serveTeam(app, context, "PUT /api/team/:teamid/joining", ({ body, member }) =>
    setJoining(context, member, body.joining),
  );

  serveTeam(app, context, "PUT /api/team/:teamid/page", ({ body, member }) =>
    setTeamPage(context, member, body),
  );

  serveTeam(app, context, "PUT /api/team/:teamid/page/me", ({ body, member }) =>
    showOnTeamPage(context, member, body.isShown),
  );

  serveTeam(app, context, "POST /api/team/:teamid/card", ({ body, member }) =>
    makeOwnCard(context, member, body.templateid),
  );

  serveTeam(app, context, "POST /api/team/:teamid/delete", async ({ body, member }) => ({
    deletedOn: await deleteTeam(context, member, body.name),
  }));

  serveTeam(app, context, "POST /api/team/:teamid/restore", async ({ member }) => {
    await restoreTeam(context, member);
    return { message: TEXT.restored };
  });

  serveTeam(app, context, "GET /api/team/:teamid/actions", async ({ query, member, request }) =>
    listTeamActions(context, member.teamId, { ...query, language: await callerLanguage(request) }),
  );

  app.get(teamActionsFile.path, fileOptions(teamActionsFile), async (request, reply) => {
    const { teamid } = request.params as { teamid: string };
    const { userid } = await request.requireAccount();
    await requireRight(context, `GET ${teamActionsFile.path}`, teamid, userid);
    const { fileName, csv } = await exportTeamActions(context, teamid, await callerLanguage(request));
    reply.header("content-disposition", `attachment; filename="${fileName}"`);
    return reply.type("text/csv; charset=utf-8").send(csv);
  });
}

export async function templateRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  serveTeam(app, context, "GET /api/team/:teamid/templates", ({ member }) =>
    describeTemplates(context, member),
  );

  serveTeam(app, context, "POST /api/team/:teamid/templates", ({ body, member }) =>
    copyTemplate(context, member, body),
  );

  await app.register(async (uploads) => {
    limitUploads(uploads, UPLOAD_LIMITS, (userid) => isEstablished(context, userid));
    serveTeam(
      uploads,
      context,
      "PUT /api/team/:teamid/logo",
      ({ body, member }) => setTeamLogo(context, member, body.logo),
      UPLOAD,
    );
    serveTeam(
      uploads,
      context,
      "PUT /api/team/:teamid/templates/:templateid",
      ({ params, body, member }) => saveTemplate(context, member, params.templateid, body),
      UPLOAD,
    );
    serveTeam(
      uploads,
      context,
      "PUT /api/team/:teamid/people/:personid/card",
      async ({ params, body, member }) => ({
        message: CARD_MESSAGES.updated,
        version: await correctCard(context, member, params.personid, body),
      }),
      UPLOAD,
    );
  });

  serveTeam(app, context, "POST /api/team/:teamid/templates/:templateid/look", ({ params, body, member }) =>
    lookAtTemplate(context, member, params.templateid, body),
  );

  serveTeam(app, context, "PATCH /api/team/:teamid/templates/:templateid", ({ params, body, member }) =>
    renameTemplate(context, member, params.templateid, body.name),
  );

  serveTeam(app, context, "POST /api/team/:teamid/templates/:templateid/undo", ({ params, body, member }) =>
    undoTemplate(context, member, params.templateid, body.version),
  );

  serveTeam(app, context, "DELETE /api/team/:teamid/templates/:templateid", async ({ params, member }) => {
    await deleteTemplate(context, member, params.templateid);
    return { message: TEXT.templateDeleted };
  });
}
