import {
  addLinkEndpoint,
  endLinkEndpoint,
  listLinksEndpoint,
  updateLinkEndpoint,
} from "@visita/domain/link/link.contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { addLink, describeLinks, endLink, updateLink } from "./link.service.ts";

export function linkRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, listLinksEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireAccount();
      return describeLinks(context, caller.userid, params.cardid);
    },
  });

  serve(app, addLinkEndpoint, {
    handler: async ({ params, body, request }) => {
      const caller = await request.requireAccount();
      return addLink(context, caller.userid, params.cardid, body);
    },
  });

  serve(app, updateLinkEndpoint, {
    handler: async ({ params, body, request }) => {
      const caller = await request.requireAccount();
      return updateLink(context, caller.userid, params, body);
    },
  });

  serve(app, endLinkEndpoint, {
    handler: async ({ params, request }) => {
      const caller = await request.requireAccount();
      return endLink(context, caller.userid, params);
    },
  });
}
