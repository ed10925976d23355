import { isIP } from "node:net";
import { invalid } from "./config-errors.ts";

export function readTrustProxy(value: string): false | number | readonly string[] {
  if (value === "off") return false;
  if (/^\d+$/.test(value)) return Number(value) || false;
  const networks = value.split(",").map((network) => network.trim());
  if (!networks.every(isNetwork)) {
    throw invalid("TRUST_PROXY", value, "must be off, a hop count or networks such as 10.0.0.0/8");
  }
  if (networks.some((network) => network.endsWith("/0"))) {
    throw invalid("TRUST_PROXY", value, "would believe everybody's headers: name the network of the proxies");
  }
  return networks;
}

/** An address, or one with the length of its prefix. */
function isNetwork(network: string): boolean {
  const [address = "", prefix, ...rest] = network.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
