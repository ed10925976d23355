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
  serve(app, listLinksEndpoint, ({ params, caller }) => describeLinks(context, caller.userid, params.cardid));

  serve(app, addLinkEndpoint, ({ params, body, caller }) =>
    addLink(context, caller.userid, params.cardid, body),
  );

  serve(app, updateLinkEndpoint, ({ params, body, caller }) =>
    updateLink(context, caller.userid, params, body),
  );

  serve(app, endLinkEndpoint, ({ params, caller }) => endLink(context, caller.userid, params));
}
