import { usernameProblem } from "@visita/domain/card/username.rules";
import type { FastifyInstance } from "fastify";
import { floodGuard } from "../../http/flood.ts";
import type { PageHost } from "../../http/page-host.ts";
import { scriptHash, securityHeaders } from "../../http/security-headers.ts";
import type { CardContext } from "./card.context.ts";
import { findPublicCard } from "./public-card.service.ts";
import { sendCard } from "./send-card.ts";

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
  const refuseFlood = floodGuard(app, 600, 1_200);
  const isDevelopment = host.clientDir === null;

  // Hands and chat programs put a slash at the end of addresses.
  app.get<ByUsername>("/c/:username/", async (request, reply) => {
    const { username } = request.params;
    return usernameProblem(username)
      ? reply.sendPage()
      : reply.redirect(`/c/${encodeURIComponent(username)}`, 308);
  });

  app.get<ByUsername>("/c/:username", async (request, reply) => {
    refuseFlood(request);
    const entry = await findPublicCard(context, request.params.username);
    if (!entry) return reply.sendPage();
    const { renderCardPage, cardInlineScripts } = await host.load();
    const type = "text/html; charset=utf-8";
    const make = async () =>
      Buffer.from(renderCardPage(entry.card, { brand, publicUrl }, await host.loadCardAssets()));
    // While developing, the page changes without the card; and the development server adds inline scripts of its own.
    if (isDevelopment) {
      reply.header("cache-control", "no-store");
      return reply.type(type).send(await make());
    }
    return sendCard(context, request, reply, {
      entry,
      form: { name: "page", make },
      type,
      headers: { "content-security-policy": pagePolicy(cardInlineScripts.map(scriptHash)) },
    });
  });
}
