import type { Config } from "../../config.ts";
import { deriveKeys, type SecretKey } from "../../lib/secret-key.ts";
import type { ExchangeContext } from "./exchange.context.ts";

type Deps = Omit<ExchangeContext, "site" | "keys"> & {
  config: Pick<Config, "brand" | "publicUrl">;
  secretKey: SecretKey;
};

export function createExchange(deps: Deps): ExchangeContext {
  const { config, secretKey, db, now, limits, proofs, mail, cards, links, insights } = deps;
  return {
    db,
    now,
    limits,
    proofs,
    mail,
    cards,
    links,
    insights,
    site: { brand: config.brand, publicUrl: config.publicUrl },
    keys: {
      stamp: deriveKeys(secretKey, "form stamp"),
      stop: deriveKeys(secretKey, "stop mails"),
    },
  };
}
