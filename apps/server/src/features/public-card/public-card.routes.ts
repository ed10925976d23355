import { publicCardEndpoint } from "@visita/domain/card/card.contract";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { fillPath } from "@visita/domain/http/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { send } from "../../http/encoded-response.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { acceptedBy } from "../../http/visitor-language.ts";
import { AppError } from "../../lib/app-error.ts";
import { chooseEncoding } from "../../lib/content-encoding.ts";
import { networkOf } from "../../lib/network.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { findCardSnapshot } from "../card/visible-card.service.ts";
import { createCardPage } from "./card-page.ts";
import { cardPath, orHiddenPage, queryOf, redirectTo, redirectToCurrent } from "./card-reply.ts";
import { createCardLimit, prepareCardFiles } from "./card-requests.ts";
import {
  encodeCard,
  encodeSuccessor,
  findEncoded,
  mayBeCardId,
  resolveFormerUsername,
  resolveUsername,
} from "./public-card.service.ts";
import {
  type Choice,
  onlyOne,
  renderAnew,
  type VariantOf,
  type VariantQuery,
} from "./representation-variants.ts";
import { fileRepresentations, jsonRepresentation } from "./representations.ts";

type ByName = { Params: { name: string } };
type ByUsername = { Params: { username: string }; Querystring: VariantQuery & { readonly from?: unknown } };

/** A hit is answered without a timer, which would cost more than the answer. */
const OWN_TIMEOUT = { config: { hasOwnTimeout: true } };

const JSON_CHOICE = onlyOne(jsonRepresentation);

/** Everything of a public card but its page: JSON, contact file, QR codes and share image. */
export function publicCardRoutes(app: FastifyInstance, context: AppContext): void {
  prepareCardFiles(app, context);

  app.get<ByName>(publicCardEndpoint.path, OWN_TIMEOUT, (request, reply) => {
    const { name } = request.params;
    if (!mayBeCardId(name)) return answer(request, reply, name, JSON_CHOICE, cardJsonPath);
    return withTimeout(resolveUsername(context, name), HANDLER_TIMEOUT_MS).then((username) =>
      answer(request, reply, username, JSON_CHOICE, cardJsonPath),
    );
  });

  const files = fileRepresentations({ media: context.media, publicUrl: context.config.publicUrl });
  for (const [file, variantOf] of Object.entries(files)) {
    app.get<ByUsername>(`/c/:username/${file}`, OWN_TIMEOUT, (request, reply) =>
      answer(request, reply, request.params.username, variantOf(request.query), (username) =>
        cardPath(username, `/${file}`),
      ),
    );
  }

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    username: string,
    choice: Choice,
    pathOf: (username: string) => string,
  ) {
    const encoding = chooseEncoding(request.headers["accept-encoding"], choice.encodings);
    const cached = findEncoded(context, username, choice, encoding);
    if (cached) return send(request, reply, cached);
    const asked = { encoding, network: networkOf(request.ip) };
    return withTimeout(encodeCard(context, username, choice, asked), HANDLER_TIMEOUT_MS).then(
      async (response) => {
        if (response) return send(request, reply, response);
        const current = await withTimeout(resolveFormerUsername(context, username), HANDLER_TIMEOUT_MS);
        if (current === undefined) throw new AppError("not_found", TEXT.cardNotFound);
        return redirectTo(pathOf(current.username), request, reply, current);
      },
    );
  }
}

function cardJsonPath(username: string): string {
  return fillPath(publicCardEndpoint.path, { name: username });
}

/**
 * The page of a public card, outside of the router: most cards are opened too rarely to be found rendered, and the
 * router would cost more than the rendering.
 */
export function cardPageRoutes(app: FastifyInstance, context: AppContext): void {
  const { pages: host } = context;
  if (!host) return;
  const limitRate = createCardLimit(app);
  const { isDevelopment, load: loadPage } = createCardPage(context, host);
  let pageOf: VariantOf | undefined;

  async function encodePage({ headers, params, query, ip }: FastifyRequest<ByUsername>) {
    pageOf ??= await loadPage();
    const page = pageOf(query, acceptedBy(headers["accept-language"]));
    const encoding = chooseEncoding(headers["accept-encoding"], page.encodings);
    const asked = { encoding, network: networkOf(ip) };
    const { username } = params;
    const { from } = query;
    const successor =
      typeof from === "string" && (await encodeSuccessor(context, { username, from }, page, asked));
    return successor || encodeCard(context, username, page, asked);
  }

  /** The answer is sent outside of the timeout: what finishes too late must not be sent as a second one. */
  async function sendEncoded(request: FastifyRequest<ByUsername>, reply: FastifyReply) {
    const response = await withTimeout(encodePage(request), HANDLER_TIMEOUT_MS);
    return response ? send(request, reply, response) : sendMissing(request, reply);
  }

  async function sendMissing(request: FastifyRequest<ByUsername>, reply: FastifyReply) {
    const current = await withTimeout(
      resolveFormerUsername(context, request.params.username),
      HANDLER_TIMEOUT_MS,
    );
    if (current) return redirectToCurrent(current, request, reply);
    return withTimeout(reply.sendPage(), HANDLER_TIMEOUT_MS);
  }

  /** Uncached and without a policy: components change without the card, and Vite adds inline scripts. */
  async function sendInDevelopment(request: FastifyRequest<ByUsername>, reply: FastifyReply) {
    const { username } = request.params;
    const snapshot = usernameProblem(username)
      ? undefined
      : await findCardSnapshot(context, usernameKey(username));
    if (!snapshot) return sendMissing(request, reply);
    reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    const page = (await loadPage())(request.query, acceptedBy(request.headers["accept-language"]));
    return reply.send(await renderAnew(page, snapshot.card));
  }

  // People and chat programs append a slash to URLs.
  app.get<ByUsername>("/c/:username/", { config: { isPage: true } }, async (request, reply) => {
    const { username } = request.params;
    if (usernameProblem(username)) return reply.sendPage();
    return reply.redirect(cardPath(username) + queryOf(request), 308);
  });

  app.get<ByUsername>(
    "/c/:username",
    { config: { isPage: true, hasOwnTimeout: !isDevelopment } },
    (request, reply) => {
      limitRate(request);
      const { username } = request.params;
      if (isDevelopment) return orHiddenPage(sendInDevelopment(request, reply), reply);
      const page = pageOf?.(request.query, acceptedBy(request.headers["accept-language"]));
      const encoding = page && chooseEncoding(request.headers["accept-encoding"], page.encodings);
      const isUsual = request.query.from === undefined;
      const cached = isUsual && page && encoding && findEncoded(context, username, page, encoding);
      return cached ? send(request, reply, cached) : orHiddenPage(sendEncoded(request, reply), reply);
    },
  );
}
