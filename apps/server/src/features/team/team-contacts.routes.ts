import { Readable } from "node:stream";
import { type SharedPeopleFilter, sharedPeopleFile } from "@visita/domain/team/team-contacts.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { fileOptions } from "../../http/file.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import {
  exportSharedPeople,
  findSharedFilters,
  findSharedPeople,
} from "../address-book/shared-people.service.ts";
import { setSharing } from "./sharing.service.ts";
import { requireRight, serveTeam } from "./team-access.ts";

export function teamContactRoutes(app: FastifyInstance, context: AppContext): void {
  serveTeam(app, context, "PUT /api/team/:teamid/sharing", ({ body, member }) =>
    setSharing(context, member, body.shared),
  );

  serveTeam(app, context, "GET /api/team/:teamid/contacts", ({ query, member }) =>
    findSharedPeople(context, member.teamId, query),
  );

  serveTeam(app, context, "GET /api/team/:teamid/contacts/filters", async ({ member }) => ({
    ...(await findSharedFilters(context, member.teamId)),
    since: member.team.contacts_shared_at,
  }));

  // Read and written piece by piece: how long it takes is up to the network.
  const options = { ...fileOptions(sharedPeopleFile), config: { hasOwnTimeout: true } };
  app.get(sharedPeopleFile.path, options, async (request, reply) => {
    const { teamid } = request.params as { teamid: string };
    const { userid } = await withTimeout(request.requireAccount(), HANDLER_TIMEOUT_MS);
    await requireRight(context, `GET ${sharedPeopleFile.path}`, teamid, userid);
    const fileName = `shared-contacts-${utcDay(context.now())}.csv`;
    reply.header("content-disposition", `attachment; filename="${fileName}"`);
    reply.type("text/csv; charset=utf-8");
    return reply.send(
      Readable.from(exportSharedPeople(context, teamid, request.query as SharedPeopleFilter)),
    );
  });
}
