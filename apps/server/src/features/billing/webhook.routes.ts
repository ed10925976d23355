import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../lib/app-error.ts";
import type { ProvidedContext } from "./billing.context.ts";
import { InvalidEvent, ProviderFault } from "./billing.provider.ts";
import { applyEvent } from "./webhook.service.ts";

/** The payment provider's events. No cookies and no origin count here, only the signature over the very bytes. */
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
        request.log.warn({ event: "security" }, "refused an event without a valid signature");
        throw new AppError("invalid_event", MESSAGES.checkInput);
      }
      // The provider tries again later.
      if (error instanceof ProviderFault)
        throw new AppError("unavailable", MESSAGES.tooBusy, { retryAfter: 30 });
      throw error;
    }
  });
}
