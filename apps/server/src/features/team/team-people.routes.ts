import { TEAM_FILE_MAX_BYTES } from "@visita/domain/team/invitation.contract";
import { invitedOfImport, readInvitedList } from "@visita/domain/team/invited-rows";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import { LEFT_CARDS_MAX } from "@visita/domain/team/team-people.contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { IMPORT_LIMITS, IMPORT_TIMEOUTS, limitUploads, takeFile } from "../../http/uploads.ts";
import { callerOf } from "../../http/visitor.ts";
import { AppError } from "../../lib/app-error.ts";
import { readFile } from "../address-book/people-import.service.ts";
import { isEstablished } from "../card/card-state.service.ts";
import { listLeftCards } from "../card/left-card.service.ts";
import { findPersonCard } from "./correction.service.ts";
import { type Invitation, invite, lookAtInvitation } from "./invitation.service.ts";
import { acceptInvitation, declineInvitation, describeInvitation } from "./invitation-claim.service.ts";
import { leadLeft, leaveTeam, removePerson } from "./leaving.service.ts";
import { lookAtMove, movePeople } from "./move.service.ts";
import { serveTeam } from "./team-access.ts";
import { describePersonDetails, listTeamPeople, renew, setRole } from "./team-people.service.ts";

const UPLOAD = { bodyLimit: TEAM_FILE_MAX_BYTES, ...IMPORT_TIMEOUTS };
/** As browsers name a .csv. */
const FILE_TYPES = ["application/octet-stream", "text/csv", "application/csv", "application/vnd.ms-excel"];

export function teamPeopleRoutes(app: FastifyInstance, context: AppContext): void {
  serveTeam(app, context, "GET /api/team/:teamid/people", ({ query, member }) =>
    listTeamPeople(context, member, query),
  );

  serveTeam(app, context, "GET /api/team/:teamid/people/:personid", ({ params, member }) =>
    describePersonDetails(context, member, params.personid),
  );

  serveTeam(app, context, "POST /api/team/:teamid/people/:personid/renew", ({ params, member }) =>
    renew(context, member, params.personid),
  );

  serveTeam(app, context, "GET /api/team/:teamid/people/:personid/card", ({ params, member }) =>
    findPersonCard(context, member, params.personid),
  );

  serveTeam(app, context, "PUT /api/team/:teamid/people/:personid/role", ({ params, body, member }) =>
    setRole(context, member, params.personid, body.role),
  );

  serveTeam(
    app,
    context,
    "POST /api/team/:teamid/people/:personid/remove",
    async ({ params, body, member }) => {
      await removePerson(context, member, params.personid, body.successor);
      return { message: TEXT.personRemoved };
    },
  );

  serveTeam(app, context, "POST /api/team/:teamid/leave", async ({ body, member }) => {
    await leaveTeam(context, member, body.successor);
    return { message: TEXT.teamLeft };
  });

  serveTeam(app, context, "GET /api/team/:teamid/left", ({ member }) =>
    listLeftCards(context, member.teamId, LEFT_CARDS_MAX),
  );

  serveTeam(app, context, "PUT /api/team/:teamid/left/:username", ({ params, body, member }) =>
    leadLeft(context, member, params.username, body.successor),
  );

  serveTeam(app, context, "POST /api/team/:teamid/move/look", ({ body, member }) =>
    lookAtMove(context, member, body),
  );

  serveTeam(app, context, "POST /api/team/:teamid/move", ({ body, member }) =>
    movePeople(context, member, body),
  );
}

export async function invitationRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  serveTeam(app, context, "POST /api/team/:teamid/invitations/look", ({ body, member }) =>
    lookAtInvitation(context, member, { ...body, rows: readInvitedList(body.text) }),
  );

  serveTeam(app, context, "POST /api/team/:teamid/invitations", ({ body, member }) =>
    invite(context, member, { ...body, rows: readInvitedList(body.text) }),
  );

  await app.register(async (uploads) => {
    limitUploads(uploads, IMPORT_LIMITS, (userid) => isEstablished(context, userid));
    uploads.addContentTypeParser(FILE_TYPES, takeFile);

    serveTeam(
      uploads,
      context,
      "POST /api/team/:teamid/invitations/file/look",
      async ({ body, query, member, request }) => {
        const { invitation, columns } = await readSheet(request, body, query);
        return lookAtInvitation(context, member, invitation, columns);
      },
      UPLOAD,
    );

    serveTeam(
      uploads,
      context,
      "POST /api/team/:teamid/invitations/file",
      async ({ body, query, member, request }) =>
        invite(context, member, (await readSheet(request, body, query)).invitation),
      UPLOAD,
    );
  });

  serve(app, "POST /api/invitation", ({ body }) => describeInvitation(context, body.token));

  serve(app, "POST /api/invitation/accept", ({ body, caller }) =>
    acceptInvitation(context, caller, body.token),
  );

  serve(app, "POST /api/invitation/decline", async ({ body }) => {
    await declineInvitation(context, body.token);
    return { message: TEXT.invitationDeclined };
  });
}

const Usernames = z.record(z.string().max(10), z.string().max(200));

type SheetQuery = { templateid: string; columns?: string | undefined; usernames: string };

async function readSheet(
  request: FastifyRequest,
  body: unknown,
  { templateid, columns, usernames }: SheetQuery,
) {
  if (!Buffer.isBuffer(body)) throw new AppError("bad_request", TEXT.notASheet);
  const file = await readFile(body, { columns }, await callerOf(request));
  const invitation: Invitation = {
    templateid,
    usernames: readUsernames(usernames),
    rows: file.rows.map((row) =>
      "person" in row
        ? invitedOfImport(row.row, row.person)
        : { row: row.row, ...NOBODY, isRepeated: row.leftOut === "repeated" },
    ),
  };
  return { invitation, columns: file.columns };
}

/** A row of which nothing can be read; it is named among those that are left out. */
const NOBODY = { name: "", email: "", occupation: "", phone: "" };

function readUsernames(json: string): Record<string, string> {
  try {
    return Usernames.parse(JSON.parse(json));
  } catch {
    throw new AppError("bad_request", TEXT.notASheet);
  }
}
