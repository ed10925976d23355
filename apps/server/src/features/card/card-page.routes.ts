import { usernameProblem } from "@visita/domain/card/username.rules";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import type { CardPagePart, PageHost } from "../../http/page-host.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { scriptHash, securityHeaders } from "../../http/security-headers.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import type { CardContext } from "./card.context.ts";
import type { CardForm } from "./card-forms.service.ts";
import { createPagePieces } from "./page-pieces.ts";
import { findPublicCard } from "./public-card.service.ts";
import type { PublicCard } from "./public-card.ts";
import { sendCard, sendKept } from "./send-card.ts";

type ByUsername = { Params: { username: string } };

/**
 * The public card as a document of its own, outside the router: what a stranger opens must be there at once, and most
 * cards are opened too rarely to be found rendered.
 */
export async function cardPageRoutes(
  app: FastifyInstance,
  { context, host }: { context: CardContext; host: PageHost },
): Promise<void> {
  const { brand, publicUrl } = app.config;
  const { pagePolicy } = securityHeaders(app.config);
  const refuseFlood = createRateLimit(app, 600, 1_200);
  const isDevelopment = host.clientDir === null;
  const toPieces = createPagePieces();

  async function render(card: PublicCard): Promise<readonly CardPagePart[]> {
    const { renderCardPage } = await host.load();
    return renderCardPage(card, { brand, publicUrl }, await host.loadCardAssets());
  }

  async function pageForm(): Promise<CardForm> {
    const { cardInlineScripts } = await host.load();
    const policy = pagePolicy(cardInlineScripts.map(scriptHash));
    return {
      name: "page",
      type: "text/html; charset=utf-8",
      // Gzip of the pieces is as small as brotli of the whole, and costs a fifth of it.
      encodings: ["gzip", "br"],
      headers: () => ({ "content-security-policy": policy }),
      make: async (card) => toPieces(await render(card)),
    };
  }
  let page: CardForm | undefined;

  async function sendPage(request: FastifyRequest<ByUsername>, reply: FastifyReply) {
    const entry = await findPublicCard(context, request.params.username);
    if (!entry) return reply.sendPage();
    // While developing, the page changes without the card; and the development server adds inline scripts of its own.
    if (isDevelopment) {
      reply.header("cache-control", "no-store");
      return reply.type("text/html; charset=utf-8").send(inOne(await render(entry.card)));
    }
    page ??= await pageForm();
    return sendCard(context, request, reply, entry, page);
  }

  // Hands and chat programs put a slash at the end of addresses.
  app.get<ByUsername>("/c/:username/", { config: { isPage: true } }, async (request, reply) => {
    const { username } = request.params;
    return usernameProblem(username)
      ? reply.sendPage()
      : reply.redirect(`/c/${encodeURIComponent(username)}`, 308);
  });

  app.get<ByUsername>(
    "/c/:username",
    { config: { isPage: true, hasOwnTimeout: !isDevelopment } },
    (request, reply) => {
      refuseFlood(request);
      const kept = page && sendKept(context, request, reply, request.params.username, page);
      if (kept) return kept;
      const sending = sendPage(request, reply);
      return isDevelopment ? sending : withTimeout(sending, HANDLER_TIMEOUT_MS);
    },
  );
}

function inOne(parts: readonly CardPagePart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.shared)).join("");
}
