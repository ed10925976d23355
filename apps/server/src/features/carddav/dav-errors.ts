import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../lib/app-error.ts";
import { SyncRefusal, type SyncRefusalReason } from "../address-book/vcard-store.service.ts";
import { DavError } from "./dav-error.ts";
import { xmlDocument } from "./write-xml.ts";

const REFUSALS: Readonly<Record<SyncRefusalReason, DavError>> = {
  changed: new DavError(412),
  missing: new DavError(404),
  not_a_vcard: new DavError(403, "c:valid-address-data"),
  uid_taken: new DavError(409, "c:no-uid-conflict"),
  full: new DavError(507, "d:quota-not-exceeded"),
};

/** What WebDAV has a form for; everything else is answered as anywhere. */
export function sendDavError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toDavError(error);
  if (known) {
    request.log.info({ status: known.status, condition: known.condition }, "address book request refused");
    reply.code(known.status).type("application/xml; charset=utf-8");
    return reply.send(known.condition === "" ? "" : xmlDocument("d:error", known.condition));
  }
  if (error instanceof AppError && error.code === "not_signed_in") {
    reply.header("www-authenticate", 'Basic realm="CardDAV", charset="UTF-8"');
  }
  throw error;
}

function toDavError(error: unknown): DavError | undefined {
  if (error instanceof DavError) return error;
  if (error instanceof SyncRefusal) return REFUSALS[error.reason];
  return error instanceof AppError && error.code === "people_full" ? REFUSALS.full : undefined;
}
