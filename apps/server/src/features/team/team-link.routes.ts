import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serveTeam } from "./team-access.ts";
import {
  addLinkOfTeam,
  changeLinkOfTeam,
  describeLinkCards,
  describeTeamLinks,
  endLinkOfTeam,
} from "./team-links.service.ts";

export function teamLinkRoutes(app: FastifyInstance, context: AppContext): void {
  serveTeam(app, context, "GET /api/team/:teamid/links", ({ member }) => describeTeamLinks(context, member));

  serveTeam(app, context, "POST /api/team/:teamid/links", ({ body, member }) =>
    addLinkOfTeam(context, member, body),
  );

  serveTeam(app, context, "PATCH /api/team/:teamid/links/:linkid", ({ params, body, member }) =>
    changeLinkOfTeam(context, member, params.linkid, body),
  );

  serveTeam(app, context, "DELETE /api/team/:teamid/links/:linkid", ({ params, member }) =>
    endLinkOfTeam(context, member, params.linkid),
  );

  serveTeam(app, context, "GET /api/team/:teamid/links/:linkid/cards", ({ params, member }) =>
    describeLinkCards(context, member, params.linkid),
  );
}
