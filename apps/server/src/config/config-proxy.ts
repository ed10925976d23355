import { invalid } from "./config-errors.ts";
import { prefixOf } from "./config-networks.ts";

/** The widest network that a proxy may be in: private ones are 10.0.0.0/8 and fc00::/7. */
const MIN_PREFIX = { 4: 8, 6: 7 } as const;

export function readTrustProxy(value: string): false | number | readonly string[] {
  if (value === "off") return false;
  if (/^\d+$/.test(value)) return Number(value) || false;
  const networks = value.split(",").map((network) => network.trim());
  const prefixes = networks.map(prefixOf);
  if (prefixes.includes(undefined)) {
    throw invalid("TRUST_PROXY", value, "must be off, a hop count or networks such as 10.0.0.0/8");
  }
  if (prefixes.some((prefix) => prefix && prefix.bits < MIN_PREFIX[prefix.version])) {
    throw invalid("TRUST_PROXY", value, "would trust headers from everyone: name the network of the proxies");
  }
  return networks;
}
