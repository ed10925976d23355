import type { OwnerLanguage } from "@visita/domain/language/languages";
import { type Network, networksOf } from "./network.ts";

/** The client of a request, as far as the connection and its headers tell. */
export type Visitor = {
  readonly ip: string;
  /** The narrowest of `networks`. */
  readonly network: string;
  readonly networks: readonly Network[];
  readonly userAgent: string;
  /** That the browser prefers, of those that owners have. */
  readonly language: OwnerLanguage;
  /** Of work that an earlier answer asked for; not checked yet. */
  readonly proof: string | undefined;
};

export function toVisitor({ ip, ...sent }: Omit<Visitor, "network" | "networks">): Visitor {
  const networks = networksOf(ip);
  return { ip, network: networks[0].key, networks, ...sent };
}
