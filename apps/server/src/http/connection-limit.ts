import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import type { Config } from "../config/config.ts";
import { type Network, networksOf } from "../lib/network.ts";

export const MAX_CONNECTIONS = 2_000;
/** Guests of one event share an address. A wider network has as many times that as its share says, but at most half. */
export const MAX_CONNECTIONS_PER_NETWORK = 256;
const MAX_CONNECTIONS_PER_WIDE_NETWORK = MAX_CONNECTIONS / 2;
/** Kept for networks with few connections, while the others hold all the rest. */
const KEPT = MAX_CONNECTIONS / 10;
const FEW = 32;
/** Closed at once to make room: looking for them takes some 0.2 ms, too long for each connection of a flood. */
const ROOM = 20;
/** Those that were closed to make room still count for Node until they are gone. */
const CLOSING = 100;

/** A reverse proxy on the same machine brings everybody, also where TRUST_PROXY was forgotten. */
const LOCAL_PROXY = ["127.0.0.1", "::1"];

type Connection = {
  readonly socket: Socket;
  /** None for a proxy. */
  readonly networks: readonly Network[];
  hasAsked: boolean;
  /** Requests that are being answered. */
  underWay: number;
};

/**
 * Closes the connections that a network opens beyond its share, and makes room for new ones where there is none: an idle
 * connection gives way, first one that never asked for anything. Trusted proxies have no limit: they bring everybody.
 */
export function limitConnections(server: Server, { trustProxy }: Pick<Config, "trustProxy">): void {
  server.maxConnections = MAX_CONNECTIONS;
  // With a hop count, every peer is a proxy.
  if (typeof trustProxy === "number") return;
  server.maxConnections += CLOSING;
  const unlimited = addressList([...LOCAL_PROXY, ...(trustProxy || [])]);
  const connections = new ConnectionTable();
  server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    // The peer has left.
    if (remoteAddress === undefined) return;
    const isUnlimited = unlimited.check(remoteAddress, familyOf(remoteAddress));
    if (!connections.admit(socket, isUnlimited ? [] : networksOf(remoteAddress))) socket.destroy();
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.of(socket);
    if (!connection) return;
    connection.hasAsked = true;
    connection.underWay += 1;
    response.once("close", () => {
      connection.underWay -= 1;
    });
  });
}

class ConnectionTable {
  /** The oldest first. */
  readonly #open = new Map<Socket, Connection>();
  /** How many each network has. */
  readonly #counts = new Map<string, number>();

  of(socket: Socket): Connection | undefined {
    return this.#open.get(socket);
  }

  admit(socket: Socket, networks: readonly Network[]): boolean {
    if (networks.some((network) => this.#countOf(network) >= maxOf(network))) return false;
    const hasMany = networks.slice(0, 1).some((network) => this.#countOf(network) >= FEW);
    const isFull = this.#open.size >= MAX_CONNECTIONS - (hasMany ? KEPT : 0);
    if (isFull && !this.#makeRoom()) return false;
    const connection = { socket, networks, hasAsked: false, underWay: 0 };
    this.#open.set(socket, connection);
    for (const { key } of networks) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    socket.once("close", () => this.#remove(connection));
    return true;
  }

  /** Closes idle connections: first those that never asked, of the network that has most, the oldest. */
  #makeRoom(): boolean {
    const idle = [...this.#open.values()]
      .filter(({ underWay, networks }) => underWay === 0 && networks.length > 0)
      .map((connection) => ({ connection, use: this.#useBy(connection) }))
      .sort((a, b) => Number(a.connection.hasAsked) - Number(b.connection.hasAsked) || b.use - a.use)
      .slice(0, ROOM);
    for (const { connection } of idle) {
      this.#remove(connection);
      connection.socket.destroy();
    }
    return idle.length > 0;
  }

  /** How much of its share the fullest network around a connection uses. */
  #useBy({ networks }: Connection): number {
    return networks.reduce((most, network) => Math.max(most, this.#countOf(network) / network.share), 0);
  }

  #countOf({ key }: Network): number {
    return this.#counts.get(key) ?? 0;
  }

  #remove({ socket, networks }: Connection): void {
    if (!this.#open.delete(socket)) return;
    for (const network of networks) {
      const left = this.#countOf(network) - 1;
      if (left > 0) this.#counts.set(network.key, left);
      else this.#counts.delete(network.key);
    }
  }
}

function maxOf({ share }: Network): number {
  return Math.min(MAX_CONNECTIONS_PER_NETWORK * share, MAX_CONNECTIONS_PER_WIDE_NETWORK);
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
