import { BlockList, isIP } from "node:net";

/** IPv4 addresses as IPv6 writes them are in ::ffff:0:0/96. */
const MAPPED_BITS = 96;
const NETMASK = /^(255\.){0,3}(255|254|252|248|240|224|192|128|0)(\.0){0,3}$/;

/** Of an address, or one with the length of its prefix or, for IPv4, a netmask. Undefined for anything else. */
export function prefixOf(network: string): { version: 4 | 6; bits: number } | undefined {
  const [address = "", prefix, ...rest] = network.split("/");
  const version = isIP(address);
  if (rest.length > 0 || (version !== 4 && version !== 6)) return undefined;
  const max = version === 4 ? 32 : 128;
  if (prefix === undefined) return { version, bits: max };
  if (version === 4 && isIP(prefix) === 4 && NETMASK.test(prefix)) return { version, bits: bitsOf(prefix) };
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  if (!(bits <= max)) return undefined;
  return version === 6 && holdsMapped(address, bits)
    ? { version: 4, bits: Math.max(0, bits - MAPPED_BITS) }
    : { version, bits };
}

/** Whether an IPv6 network is one of IPv4 addresses, or around them. */
function holdsMapped(address: string, bits: number): boolean {
  const network = new BlockList();
  network.addSubnet(address, Math.min(bits, MAPPED_BITS), "ipv6");
  return network.check("::ffff:0:0", "ipv6");
}

function bitsOf(netmask: string): number {
  const ones = netmask.split(".").map((byte) => Number(byte).toString(2).replaceAll("0", "").length);
  return ones.reduce((sum, count) => sum + count, 0);
}
