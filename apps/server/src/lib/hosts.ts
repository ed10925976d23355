import { BlockList, isIP, isIPv4 } from "node:net";

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const PRIVATE_IPV4 = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/;
const PRIVATE_IPV6 = /^\[f[cde]/i;
const PRIVATE_NAME = /(^[^.]+|\.(local|lan|home|internal|test))$/i;

/** Takes `URL.hostname`, where an IPv6 address is in brackets. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

const LOOPBACK_ADDRESSES = new BlockList();
LOOPBACK_ADDRESSES.addSubnet("127.0.0.0", 8);
LOOPBACK_ADDRESSES.addAddress("::1", "ipv6");

/** Takes an address as a socket reports it: IPv6 without brackets, IPv4 also in its mapped form (::ffff:127.0.0.1). */
export function isLoopbackAddress(address = ""): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK_ADDRESSES.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** A host that the internet cannot reach, so that plain http is acceptable. */
export function isPrivateHost(hostname: string): boolean {
  if (isLoopbackHost(hostname)) return true;
  if (isIPv4(hostname)) return PRIVATE_IPV4.test(hostname);
  if (hostname.startsWith("[")) return PRIVATE_IPV6.test(hostname);
  return PRIVATE_NAME.test(hostname);
}
