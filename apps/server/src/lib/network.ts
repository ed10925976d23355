/**
 * What a network is, for every limit: somebody who owns many addresses gets more than one share, but not one for each.
 * Limits are written for the narrowest network; a wider one may use as many times that as its `share` says.
 */
import { isIPv6 } from "node:net";

export type Network = {
  /** Such as "203.0.113.7", "203.0.113.0/24" or "2001:db8:0:100::/56". */
  readonly key: string;
  /** How many times the limit of the narrowest network this one may use. */
  readonly share: number;
};

/** An IPv4 /24 is rented as one piece, and also holds up to 250 households. */
const IPV4_SHARES = [{ bits: 24, share: 8 }] as const;
/** A household or phone owns a whole /64, often a /56; a company or a small hoster a /48. */
const IPV6_SHARES = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 8 },
] as const;

/** The networks that an address is counted in, the narrowest first: the IPv4 address or the IPv6 /64, then wider ones. */
export function networksOf(source: string): readonly [Network, ...Network[]] {
  const ip = withoutPort(source);
  const groups = ipv6Groups(ip);
  if (groups) {
    const [first, ...wider] = IPV6_SHARES.map(({ bits, share }) => ({
      key: ipv6Prefix(groups, bits),
      share,
    }));
    return [first as Network, ...wider];
  }
  const address = ipv4Of(ip);
  const narrowest = { key: address, share: 1 };
  const bytes = address.split(".");
  if (bytes.length !== 4) return [narrowest];
  const wider = IPV4_SHARES.map(({ bits, share }) => {
    const kept = bytes.map((byte, at) => (at < bits / 8 ? byte : "0"));
    return { key: `${kept.join(".")}/${bits}`, share };
  });
  return [narrowest, ...wider];
}

/** The key of the narrowest network: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(source: string): string {
  const ip = withoutPort(source);
  const groups = ipv6Groups(ip);
  return groups ? ipv6Prefix(groups, 64) : ipv4Of(ip);
}

const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

/** Some proxies tell the port too, by which every connection would be a network of its own. */
function withoutPort(source: string): string {
  const [, ipv6, ipv4] = source.includes(":") ? (WITH_PORT.exec(source) ?? []) : [];
  return ipv6 ?? ipv4 ?? source;
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function ipv4Of(ip: string): string {
  return MAPPED_IPV4.exec(ip)?.[1] ?? ip;
}

/** The first four groups of an IPv6 address as numbers; undefined for IPv4, mapped IPv4 included. */
function ipv6Groups(ip: string): readonly number[] | undefined {
  // The cheap test first: most addresses are IPv4.
  if (!ip.includes(":") || !isIPv6(ip) || MAPPED_IPV4.test(ip)) return undefined;
  const [head = "", tail] = ip.replace(/%.*$/, "").split("::");
  const start = head ? head.split(":") : [];
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0");
  return [...start, ...zeros, ...end].slice(0, 4).map((group) => Number.parseInt(group, 16));
}

function ipv6Prefix(groups: readonly number[], bits: number): string {
  const masked = groups.map((group, at) => {
    const kept = Math.min(16, Math.max(0, bits - at * 16));
    return (group & (0xffff << (16 - kept)) & 0xffff).toString(16);
  });
  return `${masked.join(":")}::/${bits}`;
}
