type Env = Readonly<Record<string, string>>;

/** Names the sandbox outright, which a public URL needs, unless the test says what pays. */
export function withBilling(env: Env = {}): Env {
  return env["STRIPE_SECRET_KEY"] ? env : { BILLING_PROVIDER: "sandbox", ...env };
}
