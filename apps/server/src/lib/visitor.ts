import { isIPv6 } from "node:net";

/** The client of a request, as far as the connection and its headers tell. */
export type Visitor = {
  readonly ip: string;
  /** The key of rate limits, see `networkOf`. */
  readonly network: string;
  readonly userAgent: string;
};

/**
 * The key of rate limits: an IPv4 address, or the /64 of an IPv6 address. One household or phone owns a whole /64 and
 * could otherwise use a new address for every try.
 */
export function networkOf(ip: string): string {
  // The cheap test first: most addresses are IPv4.
  if (!ip.includes(":") || !isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = ip.replace(/%.*$/, "").split("::");
  const start = head ? head.split(":") : [];
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - start.length - end.length)).fill("0");
  const groups = [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
