import { MESSAGES } from "@visita/domain/messages";
import type { FastifyRequest } from "fastify";
import { AppError } from "../lib/app-error.ts";

/**
 * Refuses calls that another site makes in a visitor's name. Browsers say where a request comes from in
 * Sec-Fetch-Site; older ones in Origin or Referer; a caller that says nothing is no browser and carries nobody's
 * cookies.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  const { headers } = request;
  const site = headers["sec-fetch-site"];
  const isAllowed =
    site === undefined
      ? isOwnOrigin(headers.origin ?? headers.referer, publicUrl)
      : site === "same-origin" && headers["sec-fetch-dest"] === "empty";
  if (isAllowed) return;
  request.log.warn({ event: "security", site, origin: headers.origin }, "refused a call from another site");
  throw new AppError("cross_site", MESSAGES.forbidden);
}

function isOwnOrigin(source: string | undefined, publicUrl: string): boolean {
  return source === undefined || URL.parse(source)?.origin === publicUrl;
}
