import { Readable } from "node:stream";
import { PEOPLE_FILE_MAX_BYTES } from "@visita/domain/address-book/people-import.contract";
import {
  type PeopleFilter,
  peopleCsvFile,
  peopleVcfFile,
  personFile,
} from "@visita/domain/address-book/person.contract";
import { PERSON_MESSAGES as TEXT } from "@visita/domain/address-book/person.messages";
import { CONTACT_FILE_TYPE } from "@visita/domain/card/vcard";
import { contactDisposition } from "@visita/domain/card/vcard-file-name";
import type { FileEndpoint } from "@visita/domain/http/file";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { fileOptions } from "../../http/file.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { IMPORT_LIMITS, IMPORT_TIMEOUTS, limitUploads, takeFile } from "../../http/uploads.ts";
import { callerOf } from "../../http/visitor.ts";
import { callerLanguage } from "../../http/visitor-language.ts";
import { AppError } from "../../lib/app-error.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { isEstablished } from "../card/card-state.service.ts";
import { type ExportFormat, exportPeople, findPersonFile } from "./people-export.service.ts";
import { importPeople, lookAtPeople } from "./people-import.service.ts";

const UPLOAD = { bodyLimit: PEOPLE_FILE_MAX_BYTES, ...IMPORT_TIMEOUTS };
/** As browsers name the two kinds of files; which one it is, its content says. */
const FILE_TYPES = [
  "application/octet-stream",
  "text/vcard",
  "text/x-vcard",
  "text/directory",
  "text/csv",
  "application/csv",
  "application/vnd.ms-excel",
];

/** Files that bring people in. */
export async function peopleImportRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (uploads) => {
    limitUploads(uploads, IMPORT_LIMITS, (userid) => isEstablished(context, userid));
    uploads.addContentTypeParser(FILE_TYPES, takeFile);

    serve(
      uploads,
      "POST /api/contacts/import/look",
      async ({ body, query, request }) => {
        const asked = { ...query, language: await callerLanguage(request) };
        return lookAtPeople(context, await callerOf(request), requireFile(body), asked);
      },
      UPLOAD,
    );

    serve(
      uploads,
      "POST /api/contacts/import",
      async ({ body, query, request }) => {
        return importPeople(context, await callerOf(request), requireFile(body), query);
      },
      UPLOAD,
    );
  });
}

/** Files that take people out. */
export function peopleExportRoutes(app: FastifyInstance, context: AppContext): void {
  for (const [file, format] of [
    [peopleVcfFile, "vcf"],
    [peopleCsvFile, "csv"],
  ] as const satisfies readonly (readonly [FileEndpoint, ExportFormat])[]) {
    // Read and written page by page: how long it takes is up to the network.
    const options = { ...fileOptions(file), config: { hasOwnTimeout: true } };
    app.get(file.path, options, async (request, reply) => {
      const { userid } = await withTimeout(request.requireAccount(), HANDLER_TIMEOUT_MS);
      const fileName = `contacts-${utcDay(context.now())}.${format}`;
      reply.header("content-disposition", `attachment; filename="${fileName}"`);
      reply.type(format === "csv" ? "text/csv; charset=utf-8" : CONTACT_FILE_TYPE);
      const asked = {
        filter: request.query as PeopleFilter,
        format,
        language: await callerLanguage(request),
      };
      return reply.send(Readable.from(exportPeople(context, userid, asked)));
    });
  }

  app.get(personFile.path, fileOptions(personFile), async (request, reply) => {
    const { userid } = await request.requireAccount();
    const { personid } = request.params as { personid: string };
    const found = await findPersonFile(context, userid, personid, await callerLanguage(request));
    if (!found) throw new AppError("not_found", TEXT.notFound);
    reply.header("content-disposition", contactDisposition(found.name));
    return reply.type(CONTACT_FILE_TYPE).send(found.file);
  });
}

function requireFile(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new AppError("unsupported_media_type", TEXT.notAFile);
}
