import { invalid } from "./config-errors.ts";
import { prefixOf } from "./config-networks.ts";

export function readWebhookAllow(value: string | undefined): readonly string[] {
  if (value === undefined) return [];
  const networks = value.split(",").map((network) => network.trim());
  if (networks.some((network) => prefixOf(network) === undefined || network.includes("/255."))) {
    throw invalid(
      "WEBHOOK_ALLOW",
      value,
      "must be networks that webhooks may reach, with commas, such as 10.0.0.0/8,fd00::/8",
    );
  }
  return networks;
}
