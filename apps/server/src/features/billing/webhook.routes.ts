import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../lib/app-error.ts";
import type { ProvidedContext } from "./billing.context.ts";
import { InvalidEvent, ProviderFault } from "./billing.provider.ts";
import { applyEvent } from "./webhook.service.ts";

/** Authenticated only by the signature over the raw body, so the JSON parser is replaced. */
export async function webhookRoutes(
  app: FastifyInstance,
  { context }: { context: ProvidedContext },
): Promise<void> {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );

  app.post("/api/billing/webhook", { bodyLimit: 512 * 1024 }, async (request) => {
    const signature = request.headers["stripe-signature"];
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    try {
      await applyEvent(context, context.provider.readEvent(raw, String(signature ?? "")));
      return { received: true };
    } catch (error) {
      if (error instanceof InvalidEvent) {
        request.log.warn({ event: "security" }, "rejected a webhook without a valid signature");
        throw new AppError("invalid_event", MESSAGES.checkInput);
      }
      // The provider delivers the event again later.
      if (error instanceof ProviderFault)
        throw new AppError("unavailable", MESSAGES.tooBusy, { retryAfter: 30 });
      throw error;
    }
  });
}
