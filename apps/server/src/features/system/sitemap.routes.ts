import { escapeHtml } from "@visita/domain/escape-html";
import { PUBLIC_PAGES } from "@visita/domain/site/page-ports";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { TimedCache } from "../../lib/timed-cache.ts";
import { listIndexedCards, listIndexPages } from "../card/indexable-card.service.ts";

/** Behind the sign-in, and the API. Sign-in pages are not listed: robots must load them to see their noindex. */
const DISALLOWED = ["/api/", "/dashboard", "/subscription", "/account", "/b/", "/cards/"];
/** Finding out where each file begins reads the whole index. */
const INDEX_TTL_MS = 10 * 60_000;

type Entry = { readonly loc: string; readonly lastmod?: number };
type ByFirstUsername = { Querystring: { from?: string } };

/** Not static files: they need absolute URLs, and PUBLIC_URL is a setting. */
export function sitemapRoutes(app: FastifyInstance, context: AppContext): void {
  const { publicUrl } = app.config;
  const index = new TimedCache(INDEX_TTL_MS, app.now);
  const robots = [
    "User-agent: *",
    "Allow: /",
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

  app.get("/sitemap.xml", async (_request, reply) => {
    const starts = await index.get("cards", () => listIndexPages(context));
    const teams = await index.get("teams", () => context.listIndexedTeams(context));
    const files = [
      "/sitemap-pages.xml",
      ...(teams.length > 0 ? ["/sitemap-teams.xml"] : []),
      ...starts.map((from) => `/sitemap-cards.xml?from=${from}`),
    ];
    return sendXml(
      reply,
      "sitemapindex",
      "sitemap",
      files.map((path) => ({ loc: publicUrl + path })),
    );
  });

  app.get("/sitemap-pages.xml", async (_request, reply) =>
    sendXml(
      reply,
      "urlset",
      "url",
      PUBLIC_PAGES.map((path) => ({ loc: publicUrl + path })),
    ),
  );

  // At the root: a site map may only list what is below its own folder.
  app.get<ByFirstUsername>("/sitemap-cards.xml", async ({ query }, reply) => {
    const cards = await listIndexedCards(context, typeof query.from === "string" ? query.from : "");
    return sendXml(
      reply,
      "urlset",
      "url",
      cards.map(({ username, updatedAt }) => ({
        loc: `${publicUrl}/c/${encodeURIComponent(username)}`,
        lastmod: updatedAt,
      })),
    );
  });

  app.get("/sitemap-teams.xml", async (_request, reply) =>
    sendXml(
      reply,
      "urlset",
      "url",
      (await context.listIndexedTeams(context)).map((slug) => ({ loc: `${publicUrl}/t/${slug}` })),
    ),
  );

  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "no-cache").send(robots),
  );
}

function sendXml(
  reply: FastifyReply,
  root: "sitemapindex" | "urlset",
  item: "sitemap" | "url",
  entries: readonly Entry[],
) {
  const lines = entries.map(({ loc, lastmod }) => {
    const changed = lastmod === undefined ? "" : `<lastmod>${new Date(lastmod).toISOString()}</lastmod>`;
    return `  <${item}><loc>${escapeHtml(loc)}</loc>${changed}</${item}>`;
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    "",
  ].join("\n");
  return reply.type("application/xml; charset=utf-8").header("cache-control", "no-cache").send(xml);
}
