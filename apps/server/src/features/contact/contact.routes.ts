import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { serve } from "../../http/endpoint.ts";
import { visitorOf } from "../../http/visitor.ts";
import { leaveMessage } from "./contact.service.ts";

export function contactRoutes(app: FastifyInstance, context: AppContext): void {
  serve(
    app,
    "POST /api/com/contactus",
    async ({ body, request }) => {
      await leaveMessage(context, visitorOf(request), body);
      return { message: TEXT.sent };
    },
    { isAnonymous: true },
  );
}
