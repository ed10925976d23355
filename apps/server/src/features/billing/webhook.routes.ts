import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { AppError } from "../../lib/app-error.ts";
import { hasProvider, InvalidEvent, ProviderFault } from "./billing.provider.ts";
import { applyEvent } from "./webhook.service.ts";

/** Stripe's largest events have some 100 KB. */
const MAX_EVENT_BYTES = 512 * 1024;

/** Authenticated only by the signature over the raw body, so the JSON parser is replaced. */
export function webhookRoutes(app: FastifyInstance, context: AppContext): void {
  if (!hasProvider(context)) return;
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );

  // Counts forged events alone: the provider's own bursts come from few addresses and must never be refused.
  const limitForgeries = createRateLimit(app, 30, 30);

  function refuseForgery(request: FastifyRequest): never {
    limitForgeries(request);
    request.log.warn({ event: "security" }, "rejected a webhook without a valid signature");
    throw new AppError("invalid_event", MESSAGES.checkInput);
  }

  app.post(
    "/api/billing/webhook",
    {
      bodyLimit: MAX_EVENT_BYTES,
      // Before the body is read.
      onRequest: (request, _reply, done) => {
        if (!request.headers["stripe-signature"]) refuseForgery(request);
        done();
      },
    },
    async (request) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const event = context.billing.provider.readEvent(raw, String(request.headers["stripe-signature"]));
        await applyEvent(context, event);
        return { received: true };
      } catch (error) {
        if (error instanceof InvalidEvent) refuseForgery(request);
        // The provider delivers the event again later.
        if (error instanceof ProviderFault)
          throw new AppError("unavailable", MESSAGES.tooBusy, { retryAfter: 30 });
        throw error;
      }
    },
  );
}
