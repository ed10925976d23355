import { escapeHtml } from "@visita/domain/escape-html";
import { directionOf, type Language } from "@visita/domain/language/languages";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { PageHost } from "./page-host.ts";
import { BRAND_MARK } from "./plain-style.ts";
import { PLAIN_PAGE_POLICY } from "./security-headers.ts";

/** For pages that the server renders without React: their style cannot know the hashed names of the font files. */
const FONT_FACES_PATH = "/fonts.css";

export function sendPlainPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", "content-security-policy": PLAIN_PAGE_POLICY })
    .type("text/html; charset=utf-8")
    .send(html);
}

type PlainDocument = {
  /** Of the tab, as it is. */
  title: string;
  body: string;
  head?: string;
  bodyAttributes?: string;
  language?: Language;
};

/** The document of every page that the server writes without React. All but the title is HTML. */
export function plainDocument({
  title,
  body,
  head = "",
  bodyAttributes = "",
  language = "en",
}: PlainDocument): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>${head}</head>
<body${bodyAttributes}>${body}</body></html>
`;
}

type PlainPageOptions = { language: Language; home: string; more?: string };

/** Without script or style sheet, so that nothing else can fail. `more` is HTML. */
export function plainPage(
  brand: string,
  title: string,
  text: string,
  { language, home, more = "" }: PlainPageOptions,
): string {
  return plainDocument({
    language,
    title: `${title} | ${brand}`,
    body: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}<p><a href="/">${escapeHtml(home)}</a></p></main>`,
  });
}

type BrandedDocument = PlainDocument & {
  brand: string;
  style: string;
  /** Above the brand. */
  notice?: string;
};

/** In the product's fonts, under its brand, and not for search engines. */
export function brandedDocument({
  brand,
  title,
  style,
  head = "",
  notice = "",
  body,
  ...page
}: BrandedDocument): string {
  return plainDocument({
    ...page,
    title: `${title} | ${brand}`,
    head: `<meta name="robots" content="noindex">${head}<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${FONT_FACES_PATH}"><style>${style}</style>`,
    body: `<header>${notice}<div class="bar"><a class="brand" href="/">${BRAND_MARK}${escapeHtml(brand)}</a></div></header>
${body}`,
  });
}

/** The product's font faces, as the build has written them into the style of the public card. */
export async function fontFaceRoutes(app: FastifyInstance, { host }: { host: PageHost }): Promise<void> {
  app.get(FONT_FACES_PATH, async (_request, reply) => {
    const { criticalStyle } = await host.loadCardAssets();
    return reply
      .type("text/css; charset=utf-8")
      .header("cache-control", "no-cache")
      .send((criticalStyle.match(/@font-face\s*\{[^}]*\}/g) ?? []).join(""));
  });
}
