import type { ColumnType } from "kysely";

type Late<Value> = ColumnType<Value | null, Value | null | undefined>;

export type BillingTables = {
  billing_customer: BillingCustomerTable;
  subscription: SubscriptionTable;
  checkout_attempt: CheckoutAttemptTable;
  billing_event: BillingEventTable;
  billing_cursor: BillingCursorTable;
};

export type BillingCustomerTable = {
  customer_id: string;
  provider: string;
  account_id: string;
  /** The email address that the provider knows; null until it has been told. */
  email: string | null;
};

/** Last known state at the payment provider. Whether it grants premium is computed on read. */
export type SubscriptionTable = {
  id: string;
  provider: string;
  account_id: string;
  customer_id: string;
  price_id: string;
  /** People of a team that the next payment is for; 1 for anybody else. */
  quantity: ColumnType<number, number | undefined>;
  /** People that are paid for until `seats_until`, if those were more. */
  seats: Late<number>;
  seats_until: Late<number>;
  status: string;
  period_end: number;
  cancel_at: number | null;
  past_due_since: number | null;
  ended_at: number | null;
  created_at: number;
  synced_at: number;
};

export type CheckoutAttemptTable = {
  id: string;
  provider: string;
  account_id: string;
  price_id: string;
  quantity: ColumnType<number, number | undefined>;
  /** Null until the provider has created the checkout session. */
  session_id: string | null;
  url: string | null;
  state: "open" | "complete" | "expired";
  created_at: number;
  expires_at: number;
};

/** Ids of applied events, so that a repeated delivery is ignored. */
export type BillingEventTable = {
  id: string;
  provider: string;
  type: string;
  applied_at: number;
};

export type BillingCursorTable = {
  provider: string;
  last_event_id: string | null;
  reconciled_at: number;
};
