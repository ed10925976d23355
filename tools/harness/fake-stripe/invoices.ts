import type Stripe from "stripe";

/** Unpaid. Without lines, because nothing here reads them. */
export function anInvoice(
  id: string,
  created: number,
  subscription: Stripe.Subscription,
  reason: "subscription_create" | "subscription_cycle" | "subscription_update",
  amount = wholePeriod(subscription),
): Stripe.Invoice {
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: null,
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 1,
    attempted: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created,
    currency: "usd",
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

function wholePeriod({ items: { data } }: Stripe.Subscription): number {
  return (data[0]?.price.unit_amount ?? 0) * (data[0]?.quantity ?? 1);
}

export function paid(invoice: Stripe.Invoice, at: number): Stripe.Invoice {
  return {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    status: "paid",
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  };
}

export function aPayment({ id, amount_paid, created, currency }: Stripe.Invoice): Stripe.InvoicePayment {
  return {
    id: `inpay_${id}`,
    object: "invoice_payment",
    amount_paid,
    amount_requested: amount_paid,
    created,
    currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: `pi_${id}`, type: "payment_intent" },
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: created },
  };
}

export function aRefund(paymentIntent: string, amount: number, created: number): Stripe.Refund {
  return {
    id: `re_${paymentIntent}`,
    object: "refund",
    amount,
    balance_transaction: null,
    charge: null,
    created,
    currency: "usd",
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: paymentIntent,
    payment_method: null,
    reason: "duplicate",
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
