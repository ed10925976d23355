import { METHODS } from "node:http";
import { Readable } from "node:stream";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { removeVCard, storeVCard, VCARD_MAX_BYTES } from "../address-book/vcard-store.service.ts";
import { openBook } from "./books.service.ts";
import { DavError } from "./dav-error.ts";
import { sendDavError } from "./dav-errors.ts";
import { DAV_ROOT, readDavPath } from "./dav-path.ts";
import { authenticateDevice } from "./device-authentication.ts";
import { conditionOf, versionOf } from "./headers.ts";
import { askedOf, multistatus } from "./multistatus.ts";
import { VCARD_TYPE } from "./properties.ts";
import { findProperties } from "./propfind.ts";
import { readXml, type XmlElement } from "./read-xml.ts";
import { report } from "./report.ts";

const ALLOWED = ["OPTIONS", "PROPFIND", "REPORT", "GET", "HEAD", "PUT", "DELETE"];
const ALLOWED_ON_BOOKS = ALLOWED.slice(0, 3);
const DISCOVERY = ["GET", "HEAD", "PROPFIND", "OPTIONS"];
/** A multiget that names everybody. */
const XML_MAX_BYTES = 2 * 1024 * 1024;
/** The answer of any length is written page by page: how long that takes is up to the network. */
const STREAMED = { bodyLimit: XML_MAX_BYTES, config: { hasOwnTimeout: true } };

/** Address books for devices (RFC 6352). */
export function carddavRoutes(app: FastifyInstance, context: AppContext): void {
  const limitRate = createRateLimit(app, 600, 3_000);
  const callers = new WeakMap<FastifyRequest, CurrentUser>();
  takeDavRequests(app);
  app.setErrorHandler((error, request, reply) => sendDavError(error, request, reply));

  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ dav: "1, 3, access-control, addressbook", allow: ALLOWED.join(", ") });
    limitRate(request);
    // It tells nothing of anybody.
    if (request.method === "OPTIONS") return;
    callers.set(request, await authenticateDevice(context, request));
  });

  app.route({
    method: ["OPTIONS", "PROPPATCH"],
    url: `${DAV_ROOT}*`,
    handler: async (request, reply) => {
      if (request.method === "PROPPATCH") throw new DavError(403);
      return reply.code(204).send();
    },
  });

  app.route({
    method: "PROPFIND",
    url: `${DAV_ROOT}*`,
    ...STREAMED,
    handler: async (request, reply) => {
      const { asking, place } = readHead(request);
      const depth = request.headers["depth"];
      if (depth !== "0" && depth !== "1") throw new DavError(403, "d:propfind-finite-depth");
      const root = await xmlOf(request);
      if (root && root.name !== "d:propfind") throw new DavError(400);
      const found = findProperties(asking, place, { asked: askedOf(root), depth: depth === "1" ? 1 : 0 });
      return sendMultistatus(reply, await withTimeout(found, HANDLER_TIMEOUT_MS));
    },
  });

  app.route({
    method: "REPORT",
    url: `${DAV_ROOT}*`,
    ...STREAMED,
    handler: async (request, reply) => {
      const { asking, place } = readHead(request);
      const root = await xmlOf(request);
      if (!root) throw new DavError(400);
      return sendMultistatus(reply, await withTimeout(report(asking, place, root), HANDLER_TIMEOUT_MS));
    },
  });

  app.get(`${DAV_ROOT}*`, async (request, reply) => {
    const { asking, place } = readHead(request);
    if (place.kind !== "member") refuseMethod(reply, ALLOWED_ON_BOOKS);
    const book = openBook(context, asking.user, place.book);
    const found = await book.find([place.name]);
    for await (const [written] of book.write(found, versionOf(request))) {
      if (!written) break;
      reply.headers({ etag: written.etag, vary: "accept" });
      if (request.headers["if-none-match"] === written.etag) return reply.code(304).send();
      return reply.type(VCARD_TYPE).send(written.vcard);
    }
    throw new DavError(404);
  });

  app.put(`${DAV_ROOT}*`, { bodyLimit: VCARD_MAX_BYTES }, async (request, reply) => {
    const address = writableAddress(request, reply);
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { etag, isNew } = await storeVCard(context, address, bytes, conditionOf(request));
    return reply
      .header("etag", etag)
      .code(isNew ? 201 : 204)
      .send();
  });

  app.delete(`${DAV_ROOT}*`, async (request, reply) => {
    await removeVCard(context, writableAddress(request, reply), conditionOf(request));
    return reply.code(204).send();
  });

  app.route({
    method: methodsBeside([...ALLOWED, "PROPPATCH"]),
    url: `${DAV_ROOT}*`,
    handler: async (request, reply) =>
      refuseMethod(reply, readHead(request).place.kind === "member" ? ALLOWED : ALLOWED_ON_BOOKS),
  });

  function readHead(request: FastifyRequest) {
    const user = callers.get(request) as CurrentUser;
    const place = readDavPath(request.url);
    // Of somebody else as of nobody.
    if (!place || ("userid" in place && place.userid !== user.userid)) throw new DavError(404);
    return { asking: { context, user }, place };
  }

  function writableAddress(request: FastifyRequest, reply: FastifyReply) {
    const { place } = readHead(request);
    if (place.kind !== "member") refuseMethod(reply, ALLOWED_ON_BOOKS);
    if (place.book !== "people") throw new DavError(403, "d:need-privileges");
    return { ownerId: place.userid, name: place.name };
  }
}

/** Methods are known to all scopes, parsers to this one. */
function takeDavRequests(app: FastifyInstance): void {
  for (const method of methodsBeside([])) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/** Of those that an HTTP server reads; `CONNECT` reaches none. */
function methodsBeside(taken: readonly string[]): string[] {
  return METHODS.filter((method) => method !== "CONNECT" && !taken.includes(method));
}

function refuseMethod(reply: FastifyReply, allowed: readonly string[]): never {
  reply.header("allow", allowed.join(", "));
  throw new DavError(405);
}

async function xmlOf({ body }: FastifyRequest): Promise<XmlElement | undefined> {
  try {
    return Buffer.isBuffer(body) ? await readXml(body) : undefined;
  } catch {
    throw new DavError(400);
  }
}

function sendMultistatus(reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply {
  return reply
    .code(207)
    .type("application/xml; charset=utf-8")
    .send(Readable.from(multistatus(parts), { objectMode: false }));
}

/** Where devices look first (RFC 6764). */
export function wellKnownRoutes(app: FastifyInstance): void {
  takeDavRequests(app);
  app.setErrorHandler((error, request, reply) => sendDavError(error, request, reply));
  for (const url of ["/.well-known/carddav", "/dav"]) {
    app.route({
      method: ["GET", "PROPFIND", "OPTIONS"],
      url,
      handler: async (_request, reply) => reply.redirect(DAV_ROOT, 301),
    });
    app.route({
      method: methodsBeside(DISCOVERY),
      url,
      handler: async (_request, reply) => refuseMethod(reply, DISCOVERY),
    });
  }
}
