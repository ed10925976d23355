import type { ReportPage } from "@visita/domain/card/public-card";
import { ReportCardInput, reportPagePath } from "@visita/domain/report/report.contract";
import { REPORT_MESSAGES as TEXT } from "@visita/domain/report/report.messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { wordIn } from "../../http/answer-words.ts";
import { chosenQuery, readCard } from "../../http/card-reader.ts";
import { statusOf } from "../../http/error-handler.ts";
import { checkOpenFormOrigin } from "../../http/origin-check.ts";
import type { PageHost } from "../../http/page-host.ts";
import { acceptPlainForms, plainFormOf, sendHtml } from "../../http/plain-forms.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { scriptHash, securityHeaders } from "../../http/security-headers.ts";
import { visitorOf } from "../../http/visitor.ts";
import { languageOf } from "../../http/visitor-language.ts";
import { AppError } from "../../lib/app-error.ts";
import { type CardSnapshot, findSnapshotByName, HiddenCardError } from "../card/visible-card.service.ts";
import { stampFor } from "../exchange/form-stamp.service.ts";
import { reportByPage } from "./report.service.ts";

const FORM_MAX_BYTES = 32 * 1024;
const EMPTY = { reason: "", text: "", email: "" };

type ByUsername = { Params: { username: string } };

/** The form of a report as a page that needs no script, and what it posts to. Never cached: it holds a stamp. */
export function reportPageRoutes(app: FastifyInstance, context: AppContext): void {
  if (context.pages) useReportPages(app, context, context.pages);
}

function useReportPages(app: FastifyInstance, context: AppContext, host: PageHost): void {
  const limitRate = createRateLimit(app, 100, 300);
  const { page: pageHeaders } = securityHeaders(app.config);
  const path = reportPagePath(":username");
  acceptPlainForms(app);

  app.get<ByUsername>(path, { config: { isPage: true } }, async (request, reply) => {
    limitRate(request);
    const snapshot = await findOrAnswer(request, reply);
    if (!snapshot) return reply;
    const isSent = "sent" in (request.query as object);
    return sendForm(snapshot, request, reply, { state: isSent ? "sent" : "form", values: EMPTY });
  });

  app.post<ByUsername>(
    path,
    { bodyLimit: FORM_MAX_BYTES, config: { isPage: true, isAnonymous: true } },
    async (request, reply) => {
      limitRate(request);
      checkOpenFormOrigin(request, app.config.publicUrl);
      const form = new URLSearchParams(plainFormOf(request));
      const snapshot = await findOrAnswer(request, reply);
      if (!snapshot) return reply;
      const values = {
        reason: textOf(form, "reason"),
        text: textOf(form, "text"),
        email: textOf(form, "email"),
      };
      const stamp = textOf(form, "stamp");
      try {
        const language = languageOf(request, snapshot.card.language);
        const input = { ...readReport(snapshot.card.cardid, values), language };
        await reportByPage(context, visitorOf(request), { input, stamp, website: textOf(form, "website") });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { retryAfter } = error.details;
        if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
        const kept = error.code === "form_used" ? "" : stamp;
        const shown = {
          values,
          problem: await wordIn(languageOf(request, snapshot.card.language), error.message),
          stamp: stampFor(context, snapshot.card.cardid, kept),
        };
        return sendForm(snapshot, request, reply.code(statusOf(error)), shown);
      }
      // So that neither Back nor a reload sends the form again.
      const query = chosenQuery(request, { sent: "" });
      const location = reportPagePath(encodeURIComponent(snapshot.card.username)) + query;
      return reply.header("cache-control", "no-store").redirect(location, 303);
    },
  );

  async function sendForm(
    snapshot: CardSnapshot,
    request: FastifyRequest,
    reply: FastifyReply,
    shown: Pick<ReportPage, "values"> & Partial<ReportPage>,
  ) {
    const { renderReportPage, cardInlineScripts } = await host.load();
    const { card, reader } = readCard(snapshot.card, request);
    const html = await renderReportPage(card, context.config, await host.loadCardAssets(), {
      ...reader,
      state: "form",
      problem: null,
      stamp: stampFor(context, snapshot.card.cardid),
      ...shown,
    });
    // Vite adds inline scripts in development, so there is no policy then.
    if (host.clientDir !== null) reply.headers(pageHeaders(cardInlineScripts.map(scriptHash)));
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    return sendHtml(request, reply, html, reader.language);
  }

  /** A hidden card answers 410, and a name that no card has is the 404 page. */
  async function findOrAnswer(request: FastifyRequest<ByUsername>, reply: FastifyReply) {
    try {
      const snapshot = await findSnapshotByName(context, request.params.username);
      if (!snapshot) await reply.sendPage();
      return snapshot;
    } catch (error) {
      if (!(error instanceof HiddenCardError)) throw error;
      return void (await reply.sendPage(error));
    }
  }
}

function readReport(cardid: string, values: ReportPage["values"]): ReportCardInput {
  const read = ReportCardInput.safeParse({ cardid, ...values });
  if (read.success) return read.data;
  throw new AppError("invalid_input", read.error.issues[0]?.message ?? TEXT.reasonRequired);
}

function textOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? "").toWellFormed().slice(0, 5_000);
}
