import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { send } from "../../http/encoded-response.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { acceptedBy } from "../../http/visitor-language.ts";
import { AppError } from "../../lib/app-error.ts";
import { chooseEncoding } from "../../lib/content-encoding.ts";
import { networkOf } from "../../lib/network.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { createCardPage } from "./card-page.ts";
import { cardPath, orHiddenPage, queryOf, redirectToCurrent } from "./card-reply.ts";
import { createCardLimit, prepareCardFiles } from "./card-requests.ts";
import {
  encodeLink,
  findEncodedLink,
  findLinkCard,
  isOver,
  type LinkAddress,
  resolveFormerUsername,
} from "./public-card.service.ts";
import { type Choice, renderAnew, type VariantOf, type VariantQuery } from "./representation-variants.ts";
import { fileRepresentations } from "./representations.ts";

type ByLink = { Params: LinkAddress; Querystring: VariantQuery };

/** What a named link has besides its page. */
const FILES = ["contact.vcf", "qr.png", "qr.svg"] as const;

/** Files of named links: the contact file with where one met, and the QR codes of the link's own address. */
export function cardLinkFileRoutes(app: FastifyInstance, context: AppContext): void {
  prepareCardFiles(app, context);
  const files = fileRepresentations({ media: context.media, publicUrl: context.config.publicUrl });

  for (const file of FILES) {
    const variantOf = files[file] as NonNullable<(typeof files)[string]>;
    app.get<ByLink>(`/c/:username/:slug/${file}`, async (request, reply) => {
      const response = await findOrEncode(context, request, variantOf(request.query));
      if (response) return send(request, reply, response);
      if (await redirectElsewhere(context, request, reply, `/${file}`)) return reply;
      throw new AppError("not_found", TEXT.cardNotFound);
    });
  }
}

/** Pages of named links, cached like those of cards. A link that is over leads to the card. */
export function cardLinkPageRoutes(app: FastifyInstance, context: AppContext): void {
  const { pages: host } = context;
  if (!host) return;
  const limitRate = createCardLimit(app);
  const cardPage = createCardPage(context, host);
  let pageOf: VariantOf | undefined;

  app.get<ByLink>(
    "/c/:username/:slug",
    { config: { isPage: true, hasOwnTimeout: !cardPage.isDevelopment } },
    (request, reply) => {
      limitRate(request);
      if (cardPage.isDevelopment) return orHiddenPage(sendInDevelopment(request, reply), reply);
      const page = pageOf?.(request.query, acceptedBy(request.headers["accept-language"]));
      const encoding = page && chooseEncoding(request.headers["accept-encoding"], page.encodings);
      const cached = page && encoding && findEncodedLink(context, request.params, page, encoding);
      return cached ? send(request, reply, cached) : orHiddenPage(sendPage(request, reply), reply);
    },
  );

  // People and chat programs append a slash to URLs.
  app.get<ByLink>("/c/:username/:slug/", { config: { isPage: true } }, async (request, reply) =>
    reply.redirect(
      cardPath(request.params.username, `/${encodeURIComponent(request.params.slug)}`) + queryOf(request),
      308,
    ),
  );

  async function sendPage(request: FastifyRequest<ByLink>, reply: FastifyReply) {
    pageOf ??= await cardPage.load();
    const page = pageOf(request.query, acceptedBy(request.headers["accept-language"]));
    const response = await findOrEncode(context, request, page);
    return response ? send(request, reply, response) : sendMissing(request, reply);
  }

  async function sendMissing(request: FastifyRequest<ByLink>, reply: FastifyReply) {
    const isSent = await withTimeout(redirectElsewhere(context, request, reply), HANDLER_TIMEOUT_MS);
    return isSent ? reply : withTimeout(reply.sendPage(), HANDLER_TIMEOUT_MS);
  }

  /** Uncached and without a policy, as the page of a card. */
  async function sendInDevelopment(request: FastifyRequest<ByLink>, reply: FastifyReply) {
    const card = await findLinkCard(context, request.params);
    if (!card) return sendMissing(request, reply);
    reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    const page = (await cardPage.load())(request.query, acceptedBy(request.headers["accept-language"]));
    return reply.send(await renderAnew(page, card));
  }
}

function findOrEncode(context: AppContext, { headers, params, ip }: FastifyRequest<ByLink>, choice: Choice) {
  const encoding = chooseEncoding(headers["accept-encoding"], choice.encodings);
  const cached = findEncodedLink(context, params, choice, encoding);
  if (cached) return cached;
  const asked = { encoding, network: networkOf(ip) };
  return withTimeout(encodeLink(context, params, choice, asked), HANDLER_TIMEOUT_MS);
}

/**
 * A link that is over leads to the card, one of a former username to the current one. False when there is neither. Does
 * not return the reply, which as a promise would be waited for.
 */
async function redirectElsewhere(
  context: AppContext,
  request: FastifyRequest<ByLink>,
  reply: FastifyReply,
  file = "",
): Promise<boolean> {
  const { username, slug } = request.params;
  if (await isOver(context, request.params)) {
    // It may be reactivated, so the answer is not cached.
    const path = cardPath(username, file) + queryOf(request);
    reply.header("cache-control", "no-store").redirect(path, 302);
    return true;
  }
  const current = await resolveFormerUsername(context, username);
  if (current === undefined) return false;
  // A colleague's links are others.
  const link = current.isSuccessor ? "" : `/${encodeURIComponent(slug)}`;
  redirectToCurrent(current, request, reply, link + file);
  return true;
}
