import { PUBLIC_PAGES } from "@visita/domain/site/public-pages";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../../lib/escape-html.ts";

/** Behind the sign-in, and the API. Sign-in pages are not listed: robots must load them to see their noindex. */
const DISALLOWED = ["/api/", "/dashboard", "/subscription", "/account", "/b/", "/cards/"];

/** Not static files: they need absolute URLs, and PUBLIC_URL is a setting. */
export async function sitemapRoutes(app: FastifyInstance): Promise<void> {
  const { publicUrl } = app.config;
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PAGES.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
  const robots = [
    "User-agent: *",
    "Allow: /",
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

  app.get("/sitemap.xml", async (_request, reply) =>
    reply.type("application/xml; charset=utf-8").header("cache-control", "no-cache").send(sitemap),
  );
  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "no-cache").send(robots),
  );
}
