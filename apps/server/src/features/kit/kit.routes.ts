import { CONTACT_FILE_TYPE } from "@visita/domain/card/vcard";
import { KIT_FILE_PATHS } from "@visita/domain/kit/kit.constants";
import {
  BackgroundQuery,
  ContactFileQuery,
  type FontProblem,
  KitParams,
  PrintPreviewQuery,
  PrintQuery,
  QrPngQuery,
  QrQuery,
} from "@visita/domain/kit/kit.contract";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { AppContext } from "../../core/app-context.ts";
import { wordAnswers } from "../../http/answer-words.ts";
import { serve } from "../../http/endpoint.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { callerOf } from "../../http/visitor.ts";
import { callerLanguage } from "../../http/visitor-language.ts";
import type { Caller } from "../../lib/run-in-worker.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import {
  describeKit,
  type KitFile,
  makeApplePass,
  makeBackground,
  makeContactFile,
  makeGoogleLink,
  makePage,
  makePrintPdf,
  makePrintPreview,
} from "./kit.service.ts";
import { inLine } from "./piece-cache.ts";
import { findQrVerdict, makeQrFile } from "./qr-studio/qr.service.ts";
import { PASS_TYPE } from "./wallet/apple-pass.ts";

/** Codes as vectors have no width of their own. */
const NO_WIDTH = 0;

type FileRoute<Query extends z.ZodObject> = {
  readonly path: string;
  readonly type: string;
  readonly query: Query;
  /** Shown in the page, instead of being saved. */
  readonly isInline?: boolean;
  /** `language`: of what the caller is told when it cannot be made. */
  make(caller: Caller, cardId: string, query: z.output<Query>, language: OwnerLanguage): Promise<KitFile>;
};

export function kitRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/kit/:cardid", async ({ params, request, reply }) => {
    const kit = await describeKit(context, await callerOf(request), params.cardid);
    const { printProblem, secondPrintProblem, backgroundProblem } = kit;
    const problems = [printProblem, secondPrintProblem, backgroundProblem].filter((found) => found !== null);
    const word = await wordAnswers(
      request,
      reply,
      problems.map(({ text }) => text),
    );
    const worded = (problem: FontProblem | null) => problem && { ...problem, text: word(problem.text) };
    return {
      ...kit,
      printProblem: worded(printProblem),
      secondPrintProblem: worded(secondPrintProblem),
      backgroundProblem: worded(backgroundProblem),
    };
  });

  serve(app, "GET /api/kit/:cardid/qr", async ({ params, query, request }) =>
    findQrVerdict(context, await callerOf(request), params.cardid, query, await callerLanguage(request)),
  );

  serve(app, "GET /api/kit/:cardid/google-wallet", ({ params, caller }) =>
    makeGoogleLink(context, caller.userid, params.cardid),
  );

  serveFile({
    path: KIT_FILE_PATHS.pass,
    type: PASS_TYPE,
    query: z.object({}),
    make: (caller, cardId) => makeApplePass(context, caller, cardId),
  });
  serveFile({
    path: KIT_FILE_PATHS.printPdf,
    type: "application/pdf",
    query: PrintQuery,
    make: (caller, cardId, query) => makePrintPdf(context, caller, cardId, query),
  });
  serveFile({
    path: KIT_FILE_PATHS.printSvg,
    type: "image/svg+xml",
    query: PrintPreviewQuery,
    isInline: true,
    make: (caller, cardId, query) => makePrintPreview(context, caller, cardId, query),
  });
  serveFile({
    path: KIT_FILE_PATHS.qrSvg,
    type: "image/svg+xml",
    query: QrQuery,
    isInline: true,
    make: (caller, cardId, query, language) =>
      makeQrFile(context, caller, cardId, query, { format: "svg", width: NO_WIDTH, language }),
  });
  serveFile({
    path: KIT_FILE_PATHS.qrPng,
    type: "image/png",
    query: QrPngQuery,
    isInline: true,
    make: (caller, cardId, { size, ...query }, language) =>
      makeQrFile(context, caller, cardId, query, { format: "png", width: Number(size), language }),
  });
  serveFile({
    path: KIT_FILE_PATHS.qrPdf,
    type: "application/pdf",
    query: QrQuery,
    make: (caller, cardId, query, language) =>
      makeQrFile(context, caller, cardId, query, { format: "pdf", width: NO_WIDTH, language }),
  });
  serveFile({
    path: KIT_FILE_PATHS.background,
    type: "image/png",
    query: BackgroundQuery,
    isInline: true,
    make: (caller, cardId, query) => makeBackground(context, caller, cardId, query),
  });
  serveFile({
    path: KIT_FILE_PATHS.page,
    type: "text/html; charset=utf-8",
    query: z.object({}),
    make: (caller, cardId) => makePage(context, caller, cardId),
  });
  serveFile({
    path: KIT_FILE_PATHS.contact,
    type: CONTACT_FILE_TYPE,
    query: ContactFileQuery,
    make: ({ account }, cardId, query) => makeContactFile(context, account, cardId, query),
  });

  function serveFile<Query extends z.ZodObject>(route: FileRoute<Query>): void {
    app.get(
      route.path,
      {
        schema: { params: KitParams, querystring: route.query },
        config: { reportsFirstField: true },
        onRequest: async (request) => void (await request.requireAccount()),
      },
      async (request, reply) => {
        const { cardid } = request.params as z.output<typeof KitParams>;
        const query = request.query as z.output<Query>;
        const made = route.make(await callerOf(request), cardid, query, await callerLanguage(request));
        return sendFile(reply, await withTimeout(made, HANDLER_TIMEOUT_MS, () => inLine(0)), route);
      },
    );
  }
}

function sendFile(
  reply: FastifyReply,
  { bytes, fileName }: KitFile,
  { type, isInline }: Pick<FileRoute<z.ZodObject>, "type" | "isInline">,
): FastifyReply {
  return reply
    .headers({
      "content-disposition": `${isInline ? "inline" : "attachment"}; filename="${fileName}"`,
      "cache-control": "private, no-store",
    })
    .type(type)
    .send(bytes);
}
