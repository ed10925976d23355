export type SandboxTables = {
  sandbox_checkout: SandboxCheckoutTable;
  sandbox_subscription: SandboxSubscriptionTable;
  sandbox_event: SandboxEventTable;
};

/** The sandbox's ledger: the state that a payment provider would hold. */
export type SandboxCheckoutTable = {
  id: string;
  account_id: string;
  customer_id: string;
  price_id: string;
  quantity: number;
  success_url: string;
  cancel_url: string;
  state: "open" | "complete" | "expired";
  subscription_id: string | null;
  expires_at: number;
};

export type SandboxSubscriptionTable = {
  id: string;
  account_id: string;
  customer_id: string;
  price_id: string;
  quantity: number;
  /** As in `SubscriptionTable`. */
  seats: number | null;
  seats_until: number | null;
  status: string;
  period_end: number;
  cancel_at: number | null;
  ended_at: number | null;
  /** 1 to make the next payment fail. */
  renewal_fails: number;
  created_at: number;
};

export type SandboxEventTable = {
  id: string;
  type: string;
  object_id: string;
  created_at: number;
  delivered_at: number | null;
};
