/** Which addresses are on the internet, so that no caller can make this server reach into the network around it. */
import { BlockList, isIP, isIPv4 } from "node:net";

/** IANA's special-purpose registry: everything that is not globally reachable, and multicast. */
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];
const GLOBAL_IPV6 = ["2000::/3"];
/** Of the global range: protocols such as Teredo, documentation, and 6to4, which leads on to an IPv4 address. */
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];
/** The last 32 bits of such an address are an IPv4 address: mapped, and translated by NAT64. */
const WITH_IPV4 = ["::ffff:0:0/96", "64:ff9b::/96"];

const isSpecialIpv4 = memberOf(SPECIAL_IPV4);
const isGlobalIpv6 = memberOf(GLOBAL_IPV6);
const isSpecialIpv6 = memberOf(SPECIAL_IPV6);
const hasIpv4 = memberOf(WITH_IPV4);

/** Takes an address as DNS gives it: IPv6 without brackets. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !isSpecialIpv4(address);
  if (address.includes("%") || isIP(address) !== 6) return false;
  if (hasIpv4(address)) return !isSpecialIpv4(lastIpv4Of(address));
  return isGlobalIpv6(address) && !isSpecialIpv6(address);
}

/** Whether an address is in one of some networks, such as "10.0.0.0/8" or "fd00::1". */
export function memberOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}

/** URL writes the last 32 bits as two groups. */
function lastIpv4Of(address: string): string {
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(":");
  const [high = 0, low = 0] = groups.slice(-2).map((group) => Number.parseInt(group || "0", 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
