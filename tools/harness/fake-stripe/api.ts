import type Stripe from "stripe";
import { listEvents } from "./event-list.ts";
import type { Form } from "./form.ts";
import { aPayment, aRefund } from "./invoices.ts";
import { ApiError, get, type Ledger, NoSuchThing } from "./ledger.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { aCustomer, aSession } from "./objects.ts";

type Handler = (form: Form, id: string) => object;

/** The calls of Stripe that the product uses. Any other gets 404, as Stripe answers an unknown path. */
export function createApi(ledger: Ledger, life: Lifecycle) {
  const { customers, sessions, subscriptions, invoices, refunds } = ledger;

  const calls: Record<string, Handler> = {
    "GET /v1/prices": ({ lookup_keys: keys = [] }) =>
      list(
        "/v1/prices",
        ledger.prices.filter(({ lookup_key }) => (keys as string[]).includes(lookup_key ?? "")),
      ),

    "POST /v1/customers": ({ email, metadata = {} }) => {
      const id = ledger.newId("cus");
      const customer = aCustomer(id, ledger.seconds(), String(email), metadata as Stripe.Metadata);
      customers.set(id, customer);
      return customer;
    },

    "POST /v1/customers/:id": ({ email }, id) => {
      const customer = { ...get(customers, id), email: String(email) };
      customers.set(id, customer);
      return customer;
    },

    "POST /v1/checkout/sessions": (form) => {
      const params = form as unknown as Stripe.Checkout.SessionCreateParams;
      const price = ledger.prices.find(({ id }) => id === params.line_items?.[0]?.price);
      if (!price) throw new NoSuchThing("price");
      const quantity = Number(params.line_items?.[0]?.quantity);
      const life = Number(params.expires_at) - ledger.seconds();
      if (life < 1800 || life > 86_400) throw new ApiError(400, "invalid_request_error");
      const session = aSession({
        id: ledger.newId("cs_test"),
        created: ledger.seconds(),
        expires_at: Number(params.expires_at),
        customer: get(customers, String(params.customer)).id,
        client_reference_id: params.client_reference_id ?? null,
        metadata: params.metadata as Stripe.Metadata,
        success_url: params.success_url ?? null,
        cancel_url: params.cancel_url ?? null,
        amount_total: (price.unit_amount ?? 0) * quantity,
      });
      const metadata = params.subscription_data?.metadata as Stripe.Metadata;
      ledger.orders.set(session.id, { price, quantity, metadata });
      sessions.set(session.id, session);
      return session;
    },

    "GET /v1/checkout/sessions/:id": (_form, id) => get(sessions, id),

    "POST /v1/checkout/sessions/:id/expire": (_form, id) => {
      if (get(sessions, id).status !== "open") throw new ApiError(400, "invalid_request_error");
      return life.expireCheckout(id);
    },

    "GET /v1/subscriptions": ({ customer, status }) =>
      list(
        "/v1/subscriptions",
        [...subscriptions.values()]
          .filter((each) => each.customer === customer && (status === "all" || each.status !== "canceled"))
          .reverse(),
      ),

    "GET /v1/subscriptions/:id": (_form, id) => get(subscriptions, id),

    "POST /v1/subscriptions/:id": (form, id) => {
      if (get(subscriptions, id).status === "canceled") throw new ApiError(400, "invalid_request_error");
      if (form["items"]) return life.changeQuantity(id, form as unknown as Stripe.SubscriptionUpdateParams);
      if (form["cancel_at"] === "" || form["cancel_at_period_end"] === "false") return life.resume(id);
      if (form["cancel_at_period_end"] !== "true") throw new ApiError(400, "invalid_request_error");
      return life.cancelByFlag(id);
    },

    "POST /v1/invoices/create_preview": (form) => {
      const params = form as unknown as Stripe.InvoiceCreatePreviewParams;
      return life.preview(String(params.subscription), params.subscription_details ?? {});
    },

    "DELETE /v1/subscriptions/:id": (_form, id) => {
      if (get(subscriptions, id).status === "canceled") throw new NoSuchThing(id);
      return life.end(id);
    },

    "GET /v1/invoice_payments": ({ invoice }) => {
      const found = get(invoices, String(invoice));
      return list("/v1/invoice_payments", found.status === "paid" ? [aPayment(found)] : []);
    },

    "POST /v1/refunds": ({ payment_intent: paidBy }) => {
      const id = String(paidBy);
      if (refunds.has(id)) throw new ApiError(400, "invalid_request_error", "charge_already_refunded");
      const { amount_paid: amount } = get(invoices, id.replace("pi_", ""));
      const refund = aRefund(id, amount, ledger.seconds());
      refunds.set(id, refund);
      return refund;
    },

    "POST /v1/billing_portal/sessions": ({ customer, return_url: returnUrl }) => {
      const id = ledger.newId("bps");
      return {
        id,
        object: "billing_portal.session",
        configuration: "bpc_1",
        created: ledger.seconds(),
        customer: get(customers, String(customer)).id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: String(returnUrl),
        url: `https://billing.stripe.com/p/session/${id}`,
      } satisfies Stripe.BillingPortal.Session;
    },

    "GET /v1/events": (form) => listEvents(ledger, form),
  };

  return function answer(method: string, path: string, form: Form): object {
    // A path segment with digits is an id; no fixed segment after the version has any.
    const [, id = ""] = /^\/v1\/.*?\/(\w*\d\w*)/.exec(path) ?? [];
    const handler = calls[`${method} ${id ? path.replace(id, ":id") : path}`];
    if (!handler) throw new ApiError(404, "invalid_request_error");
    try {
      return handler(form, id);
    } catch (error) {
      if (error instanceof NoSuchThing) throw new ApiError(404, "invalid_request_error", "resource_missing");
      throw error;
    }
  };
}

export function list<T>(url: string, data: T[], hasMore = false): Stripe.ApiList<T> {
  return { object: "list", data, has_more: hasMore, url };
}
