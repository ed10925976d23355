import type { CurrentUser } from "@visita/domain/account/session.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { isForwarded } from "../../http/forwarded-headers.ts";
import { AppError } from "../../lib/app-error.ts";
import { isLoopbackAddress } from "../../lib/hosts.ts";
import { signInDevice } from "./device-sign-in.service.ts";

/** Longer than any address and password. */
const HEADER_MAX_CHARS = 1_000;

/** Whom a request's Basic authentication is of. Throws `not_signed_in` for anything else: a cookie opens nothing here. */
export async function authenticateDevice(context: AppContext, request: FastifyRequest): Promise<CurrentUser> {
  requirePrivateConnection(context, request);
  const { authorization = "" } = request.headers;
  const [, encoded] = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization.slice(0, HEADER_MAX_CHARS)) ?? [];
  const decoded = Buffer.from(encoded ?? "", "base64").toString();
  const colon = decoded.indexOf(":");
  if (colon < 0) throw new AppError("not_signed_in", MESSAGES.signInFirst);
  return signInDevice(context, {
    email: decoded.slice(0, colon),
    password: decoded.slice(colon + 1),
    ip: request.ip,
  });
}

/** Passwords that pass networks in the clear are refused before they are looked at. */
export function requirePrivateConnection({ config }: AppContext, request: FastifyRequest): void {
  const isLocal = isLoopbackAddress(request.socket.remoteAddress) && !isForwarded(request.headers);
  if (isLocal) return;
  // Without a trusted proxy only the public address tells how a request has come.
  const isEncrypted = config.isSecure && (config.trustProxy === false || request.protocol === "https");
  if (!isEncrypted) throw new AppError("forbidden", MESSAGES.forbidden);
}
