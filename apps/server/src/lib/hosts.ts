import { isIPv4, isIPv6 } from "node:net";

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const PRIVATE_IPV4 = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/;
const PRIVATE_IPV6 = /^\[f[cde]/i;
const PRIVATE_NAME = /(^[^.]+|\.(local|lan|home|internal|test))$/i;

/** Takes `URL.hostname`, in which an IPv6 address stands in brackets. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** A host that the open internet cannot reach: plain http is acceptable there. */
export function isPrivateHost(hostname: string): boolean {
  if (isLoopbackHost(hostname)) return true;
  if (isIPv4(hostname)) return PRIVATE_IPV4.test(hostname);
  if (hostname.startsWith("[")) return PRIVATE_IPV6.test(hostname);
  return PRIVATE_NAME.test(hostname);
}

/**
 * What limits count by: an IPv4 address, or the /64 of an IPv6 address, since one household or phone owns a whole /64
 * and could otherwise take a new address for every try.
 */
export function networkOf(address: string): string {
  // Most addresses show by a single sign that they are none of IPv6.
  if (!address.includes(":") || !isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const start = head ? head.split(":") : [];
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - start.length - end.length)).fill("0");
  const groups = [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
