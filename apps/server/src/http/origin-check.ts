import { MESSAGES } from "@visita/domain/messages";
import type { FastifyRequest } from "fastify";
import { AppError } from "../lib/app-error.ts";

/**
 * CSRF protection. Browsers send Sec-Fetch-Site, older ones Origin or Referer; a client that sends none of them is no
 * browser, so it has no cookies of a visitor.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  if (isFromOwnPages(request, publicUrl)) return;
  const { headers } = request;
  const site = headers["sec-fetch-site"];
  request.log.warn(
    { event: "security", site, origin: headers.origin },
    "request refused: it comes from another site (CSRF)",
  );
  throw new AppError("cross_site", MESSAGES.forbidden);
}

/** The same for pages that are posted by HTML forms, whose target is a document. */
export function checkFormOrigin(request: FastifyRequest, publicUrl: string): void {
  const { headers } = request;
  const site = headers["sec-fetch-site"];
  const isAllowed = site === undefined ? headers.origin === publicUrl : site === "same-origin";
  if (!isAllowed) refuseForm(request);
}

function refuseForm({ headers, log }: FastifyRequest): never {
  log.warn(
    { event: "security", site: headers["sec-fetch-site"], origin: headers.origin },
    "form refused: it comes from another site (CSRF)",
  );
  throw new AppError("cross_site", MESSAGES.forbidden);
}

/** The same for forms without an account behind them, also of browsers that name neither site nor origin. */
export function checkOpenFormOrigin(request: FastifyRequest, publicUrl: string): void {
  const { headers } = request;
  const site = headers["sec-fetch-site"];
  const isAllowed =
    site === undefined
      ? isOwnOrigin(headers.origin ?? headers.referer, publicUrl)
      : site === "same-origin" || site === "none";
  if (!isAllowed) refuseForm(request);
}

export function isFromOwnPages({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  return site === undefined
    ? isOwnOrigin(headers.origin ?? headers.referer, publicUrl)
    : site === "same-origin" && headers["sec-fetch-dest"] === "empty";
}

function isOwnOrigin(source: string | undefined, publicUrl: string): boolean {
  return source === undefined || URL.parse(source)?.origin === publicUrl;
}
