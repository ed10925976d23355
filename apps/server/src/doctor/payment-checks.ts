import type { Config } from "../config/config.ts";
import { broken, type DoctorPorts, type Finding, REQUEST_TIMEOUT_MS, warning, well } from "./finding.ts";

const STRIPE_API = "https://api.stripe.com";
const WEBHOOK_PATH = "/api/billing/webhook";

type WebhookEndpoint = { readonly url: string; readonly status: string };

/** Whether Stripe takes the key, and sends its events here. */
export async function checkPayments(config: Config, ports: DoctorPorts): Promise<Finding> {
  const { billing, isPublic, publicUrl } = config;
  if (billing.provider !== "stripe") {
    if (billing.provider === "off") return well("Payments", "off: nothing is sold.");
    return isPublic
      ? warning(
          "Payments",
          "the sandbox simulates them, so anyone can get the premium plan.",
          "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, unless this is a demonstration.",
        )
      : well("Payments", "the sandbox simulates them.");
  }
  if (isPublic && !billing.secretKey.includes("_live_")) {
    return warning(
      "Payments",
      "the Stripe key is for tests, so no one is charged.",
      "Set STRIPE_SECRET_KEY to the live key.",
    );
  }
  try {
    const response = await ports.fetch(`${billing.apiUrl ?? STRIPE_API}/v1/webhook_endpoints?limit=100`, {
      headers: { authorization: `Bearer ${billing.secretKey}` },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (response.status === 401 || response.status === 403) {
      return broken(
        "Payments",
        `Stripe refuses the key (${response.status}).`,
        "Set STRIPE_SECRET_KEY to a key of your account that may read webhook endpoints.",
      );
    }
    if (!response.ok) throw new Error(String(response.status));
    const { data } = (await response.json()) as { data: readonly WebhookEndpoint[] };
    return describeWebhook(data, publicUrl + WEBHOOK_PATH);
  } catch (error) {
    return broken(
      "Payments",
      `Stripe cannot be reached (${(error as Error).message}).`,
      "Allow this machine to call api.stripe.com.",
    );
  }
}

function describeWebhook(endpoints: readonly WebhookEndpoint[], url: string): Finding {
  const endpoint = endpoints.find((each) => each.url === url);
  if (!endpoint) {
    return broken(
      "Payments",
      "Stripe sends its events elsewhere, so plans begin and end late.",
      `Make a webhook endpoint for ${url} in Stripe, and set STRIPE_WEBHOOK_SECRET to its secret.`,
    );
  }
  if (endpoint.status === "enabled")
    return well("Payments", "Stripe accepts the key and sends its events here.");
  return broken("Payments", "the webhook endpoint is disabled in Stripe.", "Enable it in Stripe.");
}
