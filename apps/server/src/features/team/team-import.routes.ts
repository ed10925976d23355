import { IMPORT_MAX_BYTES } from "@visita/domain/import/import.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { IMPORT_LIMITS, IMPORT_TIMEOUTS, limitUploads, takeFile } from "../../http/uploads.ts";
import { callerOf } from "../../http/visitor.ts";
import { AppError } from "../../lib/app-error.ts";
import { isEstablished } from "../card/card-state.service.ts";
import { serveTeam } from "./team-access.ts";
import { importTeam, lookAtTeamImport } from "./team-import.service.ts";

const UPLOAD = { bodyLimit: IMPORT_MAX_BYTES, ...IMPORT_TIMEOUTS };

export async function teamImportRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (uploads) => {
    limitUploads(uploads, IMPORT_LIMITS, (userid) => isEstablished(context, userid));
    uploads.addContentTypeParser(["application/zip", "application/x-zip-compressed"], takeFile);

    serveTeam(
      uploads,
      context,
      "POST /api/team/:teamid/import/look",
      async ({ body, member, request }) =>
        lookAtTeamImport(context, member, await callerOf(request), requireFile(body)),
      UPLOAD,
    );

    serveTeam(
      uploads,
      context,
      "POST /api/team/:teamid/import",
      async ({ body, query, member, request }) =>
        importTeam(context, member, await callerOf(request), { bytes: requireFile(body), team: query.team }),
      UPLOAD,
    );
  });
}

function requireFile(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new AppError("unsupported_media_type", MESSAGES.onlyZip);
}
