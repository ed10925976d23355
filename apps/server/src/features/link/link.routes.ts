import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { addLink, describeLinks, endLink, updateLink } from "./link.service.ts";

export function linkRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, "GET /api/card/links/:cardid", ({ params, caller }) =>
    describeLinks(context, caller.userid, params.cardid),
  );

  serve(app, "POST /api/card/links/:cardid", ({ params, body, caller }) =>
    addLink(context, caller.userid, params.cardid, body),
  );

  serve(app, "PATCH /api/card/links/:cardid/:linkid", ({ params, body, caller }) =>
    updateLink(context, caller.userid, params, body),
  );

  serve(app, "DELETE /api/card/links/:cardid/:linkid", ({ params, caller }) =>
    endLink(context, caller.userid, params),
  );
}
