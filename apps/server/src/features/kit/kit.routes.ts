import type { FileEndpoint } from "@visita/domain/http/file";
import {
  applePassFile,
  backgroundFile,
  cardPageFile,
  contactFile,
  type FontProblem,
  type KitParams,
  printPdfFile,
  printSvgFile,
  qrPdfFile,
  qrPngFile,
  qrSvgFile,
} from "@visita/domain/kit/kit.contract";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { AppContext } from "../../core/app-context.ts";
import { wordAnswers } from "../../http/answer-words.ts";
import { serve } from "../../http/endpoint.ts";
import { fileOptions } from "../../http/file.ts";
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

/** Codes as vectors have no width of their own. */
const NO_WIDTH = 0;

type QueryOf<File extends FileEndpoint> = File["query"] extends z.ZodType ? z.output<File["query"]> : unknown;

type FileRoute<File extends FileEndpoint> = {
  /** Shown in the page, instead of being saved. */
  readonly isInline?: boolean;
  /** `language`: of what the caller is told when it cannot be made. */
  make(caller: Caller, cardId: string, query: QueryOf<File>, language: OwnerLanguage): Promise<KitFile>;
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

  serveFile(applePassFile, { make: (caller, cardId) => makeApplePass(context, caller, cardId) });
  serveFile(printPdfFile, {
    make: (caller, cardId, query) => makePrintPdf(context, caller, cardId, query),
  });
  serveFile(printSvgFile, {
    isInline: true,
    make: (caller, cardId, query) => makePrintPreview(context, caller, cardId, query),
  });
  serveFile(qrSvgFile, {
    isInline: true,
    make: (caller, cardId, query, language) =>
      makeQrFile(context, caller, cardId, query, { format: "svg", width: NO_WIDTH, language }),
  });
  serveFile(qrPngFile, {
    isInline: true,
    make: (caller, cardId, { size, ...query }, language) =>
      makeQrFile(context, caller, cardId, query, { format: "png", width: Number(size), language }),
  });
  serveFile(qrPdfFile, {
    make: (caller, cardId, query, language) =>
      makeQrFile(context, caller, cardId, query, { format: "pdf", width: NO_WIDTH, language }),
  });
  serveFile(backgroundFile, {
    isInline: true,
    make: (caller, cardId, query) => makeBackground(context, caller, cardId, query),
  });
  serveFile(cardPageFile, { make: (caller, cardId) => makePage(context, caller, cardId) });
  serveFile(contactFile, {
    make: ({ account }, cardId, query) => makeContactFile(context, account, cardId, query),
  });

  function serveFile<File extends FileEndpoint>(file: File, { make, isInline }: FileRoute<File>): void {
    const isText = file.contentType.startsWith("text/");
    const type = isText ? `${file.contentType}; charset=utf-8` : file.contentType;
    const options = { ...fileOptions(file), config: { reportsFirstField: true } };
    app.get(file.path, options, async (request, reply) => {
      const { cardid } = request.params as z.output<typeof KitParams>;
      const query = request.query as QueryOf<File>;
      const made = make(await callerOf(request), cardid, query, await callerLanguage(request));
      const { bytes, fileName } = await withTimeout(made, HANDLER_TIMEOUT_MS, () => inLine(0));
      return reply
        .headers({
          "content-disposition": `${isInline ? "inline" : "attachment"}; filename="${fileName}"`,
          "cache-control": "private, no-store",
        })
        .type(type)
        .send(bytes);
    });
  }
}
