import { IMPORT_MAX_BYTES } from "@visita/domain/import/import.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { wordEach } from "../../http/answer-words.ts";
import { serve } from "../../http/endpoint.ts";
import { IMPORT_LIMITS, IMPORT_TIMEOUTS, limitUploads, takeFile } from "../../http/uploads.ts";
import { callerOf } from "../../http/visitor.ts";
import { AppError } from "../../lib/app-error.ts";
import { isEstablished } from "../card/card-state.service.ts";
import { importCopy, lookAtImport } from "./import.service.ts";

const UPLOAD = { bodyLimit: IMPORT_MAX_BYTES, ...IMPORT_TIMEOUTS };

export async function importRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (uploads) => {
    limitUploads(uploads, IMPORT_LIMITS, (userid) => isEstablished(context, userid));
    uploads.addContentTypeParser(["application/zip", "application/x-zip-compressed"], takeFile);

    serve(
      uploads,
      "POST /api/account/import/look",
      async ({ body, request, reply }) => {
        const look = await lookAtImport(context, await callerOf(request), requireFile(body));
        return { ...look, cards: await wordEach(request, reply, look.cards, "problem") };
      },
      UPLOAD,
    );

    serve(
      uploads,
      "POST /api/account/import",
      async ({ body, query, request }) => {
        const caller = await callerOf(request);
        const chosen = [...new Set(query.cards.split(",").filter(Boolean))];
        return importCopy(context, caller, requireFile(body), chosen);
      },
      UPLOAD,
    );
  });
}

function requireFile(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new AppError("unsupported_media_type", MESSAGES.onlyZip);
}
