import { isIPv4 } from "node:net";

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const PRIVATE_IPV4 = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/;
const PRIVATE_IPV6 = /^\[f[cde]/i;
const PRIVATE_NAME = /(^[^.]+|\.(local|lan|home|internal|test))$/i;

/** Takes `URL.hostname`, where an IPv6 address is in brackets. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** A host that the internet cannot reach, so that plain http is acceptable. */
export function isPrivateHost(hostname: string): boolean {
  if (isLoopbackHost(hostname)) return true;
  if (isIPv4(hostname)) return PRIVATE_IPV4.test(hostname);
  if (hostname.startsWith("[")) return PRIVATE_IPV6.test(hostname);
  return PRIVATE_NAME.test(hostname);
}
