import type { FastifyRequest } from "fastify";
import type { Visitor } from "../features/account/account.context.ts";
import { networkOf } from "../lib/hosts.ts";

export function visitorOf(request: FastifyRequest): Visitor {
  return {
    ip: request.ip,
    network: networkOf(request.ip),
    userAgent: request.headers["user-agent"] ?? "",
  };
}
