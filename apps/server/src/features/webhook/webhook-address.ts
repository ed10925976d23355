/** Where a webhook may lead: to the internet, and to what the operator allows, never into the network around this server. */
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { CONNECT_MESSAGES as TEXT } from "@visita/domain/connect/connect.messages";
import { AppError } from "../../lib/app-error.ts";
import { isPublicAddress } from "../../lib/public-address.ts";

/** The addresses of a host name; none when there is none. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

const DNS_TIMEOUT_MS = 2_500;
const LOWEST_FREE_PORT = 1_024;
const PORTS = new Set([80, 443, 8443]);
const LOCAL_NAME = /(^|\.)(local|localhost|internal|home\.arpa)$/;

/**
 * Asks the name servers of the system. Not getaddrinfo: it occupies a thread of the pool that hashes passwords, for as
 * long as somebody's name server takes.
 */
export async function resolveHost(hostname: string): Promise<readonly string[]> {
  if (/^(.+\.)?localhost$/.test(hostname)) return ["127.0.0.1"];
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return found.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
}

type Rules = { readonly resolve: ResolveHost; readonly isAllowed: (address: string) => boolean };

/** Addresses that may be connected to, or why there are none. */
export type Target =
  | { readonly url: URL; readonly addresses: readonly string[] }
  | { readonly refusal: "malformed" | "credentials" | "port" | "private" | "unknown" };

/** Every address of the name has to be open to the internet, or allowed; a connection then goes to one of these. */
export async function findTarget(address: string, { resolve, isAllowed }: Rules): Promise<Target> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "") return { refusal: "malformed" };
  if (url.username !== "" || url.password !== "") return { refusal: "credentials" };
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  if (!PORTS.has(port) && port < LOWEST_FREE_PORT) return { refusal: "port" };
  const hostname = url.hostname.replace(/^\[|\]$|\.$/g, "");
  const addresses = isIP(hostname) ? [hostname] : await resolve(hostname);
  const isLocal = LOCAL_NAME.test(hostname);
  const isOpen = (one: string) => isAllowed(one) || (!isLocal && isPublicAddress(one));
  if (!addresses.every(isOpen) || (isLocal && addresses.length === 0)) return { refusal: "private" };
  return addresses.length === 0 ? { refusal: "unknown" } : { url, addresses };
}

const REFUSALS = {
  malformed: TEXT.webhookAddress,
  credentials: TEXT.webhookCredentials,
  port: TEXT.webhookPort,
  private: TEXT.webhookPrivate,
  unknown: TEXT.webhookUnknown,
} as const;

/** The address as it is stored. Throws what its owner is told. */
export async function requireTarget(address: string, rules: Rules): Promise<string> {
  const target = await findTarget(address, rules);
  if ("refusal" in target) {
    const text = REFUSALS[target.refusal];
    throw new AppError("invalid_input", text, { fields: { url: text } });
  }
  target.url.hash = "";
  return target.url.href;
}
