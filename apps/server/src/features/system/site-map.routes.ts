import { escapeHtml } from "@visita/domain/http/escape-html";
import { PUBLIC_PAGES } from "@visita/domain/site/public-pages";
import type { FastifyInstance } from "fastify";

/** What is behind a sign-in, and the API. Sign-in pages stay open to robots, so that they read the word noindex. */
const CLOSED = ["/api/", "/dashboard", "/subscription", "/account", "/b/", "/cards/"];

/** What robots may read. Made here, because addresses have to be whole and only the installation knows its own. */
export async function siteMapRoutes(app: FastifyInstance): Promise<void> {
  const { publicUrl } = app.config;
  const siteMap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PAGES.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
  const robots = [
    "User-agent: *",
    "Allow: /",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

  app.get("/sitemap.xml", async (_request, reply) =>
    reply.type("application/xml; charset=utf-8").header("cache-control", "no-cache").send(siteMap),
  );
  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "no-cache").send(robots),
  );
}
