import { crc32 } from "node:zlib";
import { isLanguage } from "@visita/domain/language/languages";
import type { TeamPageReader, TeamPageView } from "@visita/domain/team/team-page";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { type EncodedResponse, send } from "../../http/encoded-response.ts";
import type { PageHost } from "../../http/page-host.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { scriptHash, securityHeaders } from "../../http/security-headers.ts";
import { languageHeaders, languageOf } from "../../http/visitor-language.ts";
import { chooseEncoding, type Encoding, encode } from "../../lib/content-encoding.ts";
import { findTeamPage, TeamGoneError, viewOf } from "./team-page.service.ts";

const ENCODINGS = ["zstd", "gzip", "br"] as const;

type BySlug = { Params: { slug: string }; Querystring: { q?: unknown; page?: unknown; lang?: unknown } };

/** The public page of a team: a document of its own, as that of a card. */
export function teamPageRoutes(app: FastifyInstance, context: AppContext): void {
  if (context.pages) useTeamPages(app, context, context.pages);
}

function useTeamPages(app: FastifyInstance, context: AppContext, host: PageHost): void {
  const limitRate = createRateLimit(app, 300, 1_200);
  const { page: pageHeaders } = securityHeaders(app.config);

  // People and chat programs append a slash to URLs.
  app.get<BySlug>("/t/:slug/", { config: { isPage: true } }, async ({ params, url }, reply) => {
    const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
    return reply.redirect(`/t/${encodeURIComponent(params.slug)}${query}`, 308);
  });

  app.get<BySlug>("/t/:slug", { config: { isPage: true } }, async (request, reply) => {
    limitRate(request);
    try {
      const snapshot = await findTeamPage(context, request.params.slug);
      if (!snapshot) return await reply.sendPage();
      const view = viewOf(snapshot, request.query);
      const reader = readerOf(request);
      const encoding = chooseEncoding(request.headers["accept-encoding"], ENCODINGS);
      const make = () => render(view, reader, encoding);
      const variant = `${reader.language} ${reader.isLanguageAsked} ${view.page} ${encoding}`;
      const isKept = view.find === "" && host.clientDir !== null;
      return send(
        request,
        reply,
        isKept ? await context.teamPages.respond(snapshot, variant, make) : await make(),
      );
    } catch (error) {
      if (!(error instanceof TeamGoneError)) throw error;
      return reply.sendPage({ reason: "team_gone" });
    }
  });

  async function render(
    view: TeamPageView,
    reader: TeamPageReader,
    encoding: Encoding,
  ): Promise<EncodedResponse> {
    const { renderTeamPage, cardInlineScripts } = await host.load();
    const html = await renderTeamPage(view, context.config, await host.loadCardAssets(), reader);
    const body = Buffer.from(html);
    const etag = `W/"${crc32(body).toString(36)}-${body.length.toString(36)}"`;
    return {
      etag,
      headers: {
        // It can change at any moment and is then shown anew at once, so every copy is revalidated.
        "cache-control": "public, max-age=0, must-revalidate",
        etag,
        ...languageHeaders(reader.language),
        // Vite adds inline scripts in development, so there is no policy then.
        ...(host.clientDir !== null && pageHeaders(cardInlineScripts.map(scriptHash))),
        ...(!view.team.isIndexed && { "x-robots-tag": "noindex" }),
      },
      bodyHeaders: {
        "content-type": "text/html; charset=utf-8",
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      },
      body: await encode(body, encoding, "once"),
    };
  }
}

function readerOf(request: FastifyRequest<BySlug>): TeamPageReader {
  return { language: languageOf(request), isLanguageAsked: isLanguage(request.query.lang) };
}
