import { directionOf, type Language } from "@visita/domain/language/languages";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../lib/escape-html.ts";
import { PLAIN_PAGE_POLICY } from "./security-headers.ts";

export function sendPlainPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({ "cache-control": "no-store", "content-security-policy": PLAIN_PAGE_POLICY })
    .type("text/html; charset=utf-8")
    .send(html);
}

const ENGLISH: { language: Language; home: string } = { language: "en", home: "Home" };

/** Fallback when the page renderer fails: without script or style sheet, so that nothing else can fail. */
export function plainPage(brand: string, title: string, text: string, words = ENGLISH): string {
  const { language, home } = words;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)} | ${escapeHtml(brand)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/">${escapeHtml(home)}</a></p></main></body></html>
`;
}
