import { Readable } from "node:stream";
import { EXPORT_FILE_PATH } from "@visita/domain/export/export.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { beginExport, findExport, openExport } from "./export.service.ts";

const WHILE_LEAVING = { allowsLeaving: true };

export function exportRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/account/export", async ({ caller }) => ({
    export: await findExport(context, caller.userid),
  }));

  serve(app, "POST /api/account/export", async ({ caller }) => {
    const begun = await beginExport(context, caller.userid);
    context.exportWorker.kick();
    return { export: begun };
  });

  // The timeout is for opening the file: how long a download takes is up to the network.
  app.get<{ Params: { id: string } }>(
    EXPORT_FILE_PATH,
    { config: { hasOwnTimeout: true } },
    async (request, reply) => {
      const { userid } = await request.requireAccount(WHILE_LEAVING);
      const file = await withTimeout(openExport(context, userid, request.params.id), HANDLER_TIMEOUT_MS);
      return reply
        .headers({
          "content-type": "application/zip",
          "content-length": file.size,
          "content-disposition": `attachment; filename="${file.fileName}"`,
          "cache-control": "private, no-store",
        })
        .send(Readable.from(file.chunks, { objectMode: false }));
    },
  );
}
