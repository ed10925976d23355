import type { FileEndpoint } from "@visita/domain/http/file";
import type { FastifyReply, FastifyRequest } from "fastify";
import { admitToken } from "./token.ts";

/** The options of a file's route: who may fetch it, and what is asked of it. */
export function fileOptions({ permission, params, query }: FileEndpoint) {
  return {
    schema: { ...(params && { params }), ...(query && { querystring: query }) },
    onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      await admitToken(request, reply, permission);
      await request.requireAccount();
    },
  };
}
