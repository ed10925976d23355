import type { VCardVersion } from "@visita/domain/card/vcard-convert";
import type { FastifyRequest } from "fastify";

/** Whether `If-Match` and `If-None-Match` let a change happen, given the ETag of what is there. */
export function conditionOf({ headers }: FastifyRequest): (etag: string | undefined) => boolean {
  const matching = etagsOf(headers["if-match"]);
  const others = etagsOf(headers["if-none-match"]);
  const isAmong = (etags: readonly string[], etag: string) => etags.includes("*") || etags.includes(etag);
  return (etag) => {
    if (matching && (etag === undefined || !isAmong(matching, etag))) return false;
    return !(others && etag !== undefined && isAmong(others, etag));
  };
}

/** Some clients put no quotes around them, or mark them as weak. */
function etagsOf(header: string | undefined): string[] | undefined {
  return header?.split(",").map((part) => {
    const etag = part.trim().replace(/^W\//, "");
    return etag === "*" || etag.startsWith('"') ? etag : `"${etag}"`;
  });
}

export function versionOf({ headers }: FastifyRequest): VCardVersion {
  return /text\/vcard\s*;[^,]*version\s*=\s*"?4\.0/i.test(headers.accept ?? "") ? "4.0" : "3.0";
}
