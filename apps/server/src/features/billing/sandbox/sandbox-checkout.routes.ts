import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../../lib/app-error.ts";
import {
  DECLINED,
  OUTCOMES,
  type Outcome,
  REFUSED,
  renderCheckout,
  renderConfirmation,
  renderExpired,
  renderFinished,
} from "./sandbox-checkout-page.ts";
import type { SandboxPages } from "./sandbox-page.ts";
import { getSandboxPrice } from "./sandbox-prices.ts";

type ById = { Params: { id: string } };

/** The sandbox's payment page. Only who pays for its account can see, pay or leave a checkout. */
export async function sandboxCheckoutRoutes(
  app: FastifyInstance,
  { sandbox, mayPayFor }: SandboxPages,
): Promise<void> {
  const { ledger } = sandbox;
  const { brand } = app.config;

  async function getOwnCheckout(request: FastifyRequest<ById>) {
    const { userid } = await request.requireAccount();
    const checkout = await ledger.findCheckout(request.params.id);
    if (!checkout || !(await mayPayFor(checkout.account_id, userid))) {
      throw new AppError("not_found", MESSAGES.notFound);
    }
    const plan = getSandboxPrice(checkout.price_id);
    const order = { brand, checkoutId: checkout.id, plan, quantity: checkout.quantity };
    return { checkout, plan, order };
  }

  const send = (reply: FastifyReply, html: string) => reply.type("text/html; charset=utf-8").send(html);
  const sendExpired = (reply: FastifyReply, cancelUrl: string) =>
    send(reply.code(410), renderExpired(brand, pageOf(cancelUrl)));

  app.get<ById>("/sandbox/checkout/:id", async (request, reply) => {
    const { checkout, plan, order } = await getOwnCheckout(request);
    if (checkout.state === "expired") return sendExpired(reply, checkout.cancel_url);
    if (checkout.state === "complete") {
      return send(reply, renderFinished(brand, plan, pageOf(checkout.cancel_url)));
    }
    return send(reply, renderCheckout(order));
  });

  app.post<ById & { Body: { outcome: Outcome } }>(
    "/sandbox/checkout/:id",
    { schema: { body: z.object({ outcome: z.enum(OUTCOMES) }) } },
    async (request, reply) => {
      const { outcome } = request.body;
      const { checkout, order } = await getOwnCheckout(request);
      if (checkout.state === "open") {
        if (outcome === "declined") return send(reply, renderCheckout(order, DECLINED));
        if (outcome === "refused") return send(reply, renderCheckout(order, REFUSED));
        if (outcome === "needs_confirmation") return send(reply, renderConfirmation(order));
        await ledger.payCheckout(checkout.id, outcome === "renewal_fails");
      }
      // Read again: after a double click or an expiry in between, the current state counts.
      const current = (await getOwnCheckout(request)).checkout;
      if (current.state !== "complete") return sendExpired(reply, current.cancel_url);
      return reply.redirect(current.success_url.replaceAll("{CHECKOUT_SESSION_ID}", current.id), 303);
    },
  );

  /** Does not close the checkout: it can be continued until it expires. */
  app.post<ById>("/sandbox/checkout/:id/cancel", async (request, reply) => {
    const { checkout } = await getOwnCheckout(request);
    const isOpen = checkout.state === "open";
    return reply.redirect(isOpen ? checkout.cancel_url : `/sandbox/checkout/${checkout.id}`, 303);
  });
}

/** Where the checkout was opened. */
function pageOf(cancelUrl: string): string {
  return cancelUrl.replace(/[?&]checkout=cancelled$/, "");
}
