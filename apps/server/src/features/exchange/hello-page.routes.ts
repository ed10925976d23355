import type { OwnCard } from "@visita/domain/card/card.contract";
import type { HelloPage } from "@visita/domain/card/public-card";
import { type HelloInput, helloPagePath } from "@visita/domain/exchange/exchange.contract";
import type { DetailsProblems } from "@visita/domain/exchange/exchange.rules";
import { detailsOfCard } from "@visita/domain/exchange/own-card";
import { QR_PARAMETER, SOURCE_LETTERS, SOURCE_PARAMETER } from "@visita/domain/insight/insight.constants";
import { ADDRESS_MAX } from "@visita/domain/link/link.rules";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { wordIn } from "../../http/answer-words.ts";
import { chosenQuery, readCard } from "../../http/card-reader.ts";
import { statusOf } from "../../http/error-handler.ts";
import { checkOpenFormOrigin } from "../../http/origin-check.ts";
import type { PageHost } from "../../http/page-host.ts";
import { acceptPlainForms, plainFormOf, sendHtml } from "../../http/plain-forms.ts";
import { sendPlainPage } from "../../http/plain-page.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { scriptHash, securityHeaders } from "../../http/security-headers.ts";
import { languageHeaders, languageOf } from "../../http/visitor-language.ts";
import { AppError } from "../../lib/app-error.ts";
import { findSharingTeam } from "../card/team-card.service.ts";
import { type CardSnapshot, HiddenCardError } from "../card/visible-card.service.ts";
import { stampFor } from "./form-stamp.service.ts";
import { findSendableCard, getHelloCard, leaveDetails, metCard } from "./hello.service.ts";
import { withoutProof } from "./hello-count.service.ts";
import { draftOf, EMPTY_DRAFT, readHelloForm, renderKeptText } from "./hello-form.ts";
import { helloVisitorOf } from "./hello-visitor.ts";

const FORM_MAX_BYTES = 32 * 1024;
const PATH = "/c/:username/hello";

type ByUsername = { Params: { username: string } };
/** The form as a page that needs no script, and what it posts to. Never cached: it holds a stamp. */
export function helloPageRoutes(app: FastifyInstance, context: AppContext): void {
  if (context.pages) useHelloPages(app, context, context.pages);
}

function useHelloPages(app: FastifyInstance, context: AppContext, host: PageHost): void {
  const limitRate = createRateLimit(app, 100, 300);
  const { page: pageHeaders } = securityHeaders(app.config);
  acceptPlainForms(app);

  app.get<ByUsername>(PATH, { config: { isPage: true } }, async (request, reply) => {
    limitRate(request);
    const snapshot = await findOr(request, reply);
    if (!snapshot) return reply;
    const { username } = request.params;
    if (username !== snapshot.card.username) return reply.redirect(helloPath(snapshot, request), 302);
    const own = await findSendableCard(
      context,
      snapshot,
      await helloVisitorOf(request, context.cookies.session),
    );
    const { sent } = request.query as Record<string, unknown>;
    const isSent = sent !== undefined;
    return sendForm(snapshot, request, reply, {
      ...arrivalOf(request),
      state: isSent ? "sent" : "form",
      values: own && !isSent ? detailsOfCard(own) : EMPTY_DRAFT,
      ownCard: own ? ownCardOf(own, isSent && sent !== "card" ? undefined : own.cardid) : null,
    });
  });

  app.post<ByUsername>(
    PATH,
    { bodyLimit: FORM_MAX_BYTES, config: { isPage: true, isAnonymous: true } },
    async (request, reply) => {
      limitRate(request);
      checkOpenFormOrigin(request, app.config.publicUrl);
      const input = readHelloForm(plainFormOf(request));
      return receive(input, request, reply);
    },
  );

  async function receive(input: HelloInput, request: FastifyRequest<ByUsername>, reply: FastifyReply) {
    const { username } = request.params;
    const values = draftOf(input);
    const page: Shown = { values, link: input.link ?? "", source: input.source ?? "", ownCard: null };
    let snapshot: CardSnapshot | undefined;
    try {
      snapshot = await getHelloCard(context, username);
      const visitor = await helloVisitorOf(request, context.cookies.session);
      const own = await findSendableCard(context, snapshot, visitor);
      page.ownCard = own ? ownCardOf(own, input.card) : null;
      await leaveDetails(context, username, input, visitor);
      // So that neither Back nor a reload sends the form again.
      return reply.header("cache-control", "no-store").redirect(sentPath(snapshot, page, request), 303);
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown;
      if (!snapshot) return sendKeptText(thrown, input, request, reply);
      const error = await withoutProof(context, snapshot, thrown);
      // The text is kept, whatever is wrong with it.
      const { problems, notice } = await inWords(error, snapshot, request);
      const { retryAfter } = error.details;
      if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
      const stamp = stampFor(context, snapshot.card.cardid, error.code === "form_used" ? "" : input.stamp);
      return sendForm(snapshot, request, reply.code(statusOf(error)), { ...page, problems, notice, stamp });
    }
  }

  type Shown = Pick<HelloPage, "values" | "link" | "source" | "ownCard"> & Partial<HelloPage>;

  async function sendForm(
    snapshot: CardSnapshot,
    request: FastifyRequest,
    reply: FastifyReply,
    shown: Shown,
  ) {
    const { renderHelloPage, cardInlineScripts } = await host.load();
    const { card, reader } = readCard(await metCard(context, snapshot, shown.link), request);
    const team = await findSharingTeam(context.db, card.cardid);
    const html = await renderHelloPage(card, context.config, await host.loadCardAssets(), {
      ...reader,
      state: "form",
      problems: {},
      notice: null,
      stamp: stampFor(context, snapshot.card.cardid),
      sharedWith: team?.name ?? null,
      ...shown,
    });
    // Vite adds inline scripts in development, so there is no policy then.
    if (host.clientDir !== null) reply.headers(pageHeaders(cardInlineScripts.map(scriptHash)));
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    return sendHtml(request, reply, html, reader.language);
  }

  async function sendKeptText(
    error: AppError,
    input: HelloInput,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const language = languageOf(request, error instanceof HiddenCardError ? error.language : undefined);
    const message = await wordIn(language, error.message);
    const html = await renderKeptText(context.config.brand, language, message, draftOf(input));
    return sendPlainPage(reply.headers(languageHeaders(language)), statusOf(error), html);
  }

  /** A hidden card answers 410, one that takes no details leads to itself, and a name of none is the 404 page. */
  async function findOr(request: FastifyRequest<ByUsername>, reply: FastifyReply) {
    try {
      return await getHelloCard(context, request.params.username);
    } catch (error) {
      if (error instanceof HiddenCardError) return void (await reply.sendPage(error));
      if (!(error instanceof AppError) || error.code !== "not_found") throw error;
      const path = cardPath(request.params.username) + chosenQuery(request);
      reply.header("cache-control", "no-store").redirect(path, 302);
      return undefined;
    }
  }
}

/** How the visitor came to the card travels in the address of the form. */
function arrivalOf({ query }: FastifyRequest): { link: string; source: string } {
  const parameters = query as Record<string, unknown>;
  const letter = String(parameters[SOURCE_PARAMETER] ?? "");
  const known = Object.hasOwn(SOURCE_LETTERS, letter)
    ? SOURCE_LETTERS[letter as keyof typeof SOURCE_LETTERS]
    : "";
  const source = QR_PARAMETER in parameters ? "qr" : known;
  const link = parameters["link"];
  return { link: typeof link === "string" ? link.slice(0, ADDRESS_MAX) : "", source };
}

/** What is wrong, in the visitor's language. */
async function inWords({ message, details }: AppError, { card }: CardSnapshot, request: FastifyRequest) {
  const language = languageOf(request, card.language);
  const fields = Object.entries(details.fields ?? {});
  const problems: DetailsProblems = Object.fromEntries(
    await Promise.all(fields.map(async ([field, text]) => [field, await wordIn(language, text)])),
  );
  return { problems, notice: details.fields ? null : await wordIn(language, message) };
}

function ownCardOf({ cardid, username }: OwnCard, sentId: string | undefined): HelloPage["ownCard"] {
  return { cardid, username, isSent: sentId === cardid };
}

function helloPath({ card }: CardSnapshot, { url }: FastifyRequest): string {
  const query = url.indexOf("?");
  return helloPagePath(encodeURIComponent(card.username)) + (query < 0 ? "" : url.slice(query));
}

/** Says that the form has arrived; with "card", that a card of the visitor's own went along. */
function sentPath(
  { card }: CardSnapshot,
  { link, ownCard }: Pick<HelloPage, "link" | "ownCard">,
  request: FastifyRequest,
): string {
  const sent = ownCard?.isSent ? "card" : "";
  const query = chosenQuery(request, { sent, ...(link && { link }) });
  return helloPagePath(encodeURIComponent(card.username)) + query;
}

function cardPath(username: string): string {
  return `/c/${encodeURIComponent(username)}`;
}
