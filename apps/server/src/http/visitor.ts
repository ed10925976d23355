import type { FastifyRequest } from "fastify";
import { networkOf, type Visitor } from "../lib/visitor.ts";

export function visitorOf(request: FastifyRequest): Visitor {
  return {
    ip: request.ip,
    network: networkOf(request.ip),
    userAgent: request.headers["user-agent"] ?? "",
  };
}
