import { contactEndpoint } from "@visita/domain/contact/contact.contract";
import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/endpoint.ts";
import { visitorOf } from "../../http/visitor.ts";
import { leaveMessage } from "./contact.service.ts";
import type { ContactContext } from "./contact.setup.ts";

export async function contactRoutes(
  app: FastifyInstance,
  { context }: { context: ContactContext },
): Promise<void> {
  serve(app, contactEndpoint, {
    isAnonymous: true,
    handler: async ({ body, request }) => {
      await leaveMessage(context, visitorOf(request), body);
      return { message: TEXT.sent };
    },
  });
}
