import type { Server } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import type { Config } from "../config.ts";
import { networkOf } from "../lib/network.ts";

/** Guests of one event share an address. An eighth of all connections, which are MAX_CONNECTIONS. */
export const MAX_CONNECTIONS_PER_NETWORK = 256;

/** A reverse proxy on the same machine brings everybody, also where TRUST_PROXY was forgotten. */
const LOCAL_PROXY = ["127.0.0.1", "::1"];

/** Closes the connections that a network opens beyond its share. Trusted proxies have no limit: they bring everybody. */
export function limitConnections(server: Server, { trustProxy }: Pick<Config, "trustProxy">): void {
  // With a hop count, every peer is a proxy.
  if (typeof trustProxy === "number") return;
  const unlimited = addressList([...LOCAL_PROXY, ...(trustProxy || [])]);
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    // Undefined once the peer has left.
    if (remoteAddress === undefined || unlimited.check(remoteAddress, familyOf(remoteAddress))) return;
    const network = networkOf(remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > MAX_CONNECTIONS_PER_NETWORK) return void socket.destroy();
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** Addresses, and networks with a prefix length or, for IPv4, a netmask. */
function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", mask] = entry.split("/");
    const family = familyOf(address);
    if (mask === undefined) list.addAddress(address, family);
    else list.addSubnet(address, prefixLength(mask), family);
  }
  return list;
}

function prefixLength(mask: string): number {
  if (!mask.includes(".")) return Number(mask);
  const bits = mask.split(".").map((byte) => Number(byte).toString(2).replaceAll("0", "").length);
  return bits.reduce((sum, count) => sum + count);
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
