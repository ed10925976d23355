import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { KitContext } from "./kit.context.ts";
import { createPieceCache } from "./piece-cache.ts";
import { readWalletKeys } from "./wallet/wallet-keys.ts";

type Deps = Pick<KitContext, "now" | "limits" | "cards" | "media"> & {
  config: Pick<Config, "brand" | "publicUrl" | "wallets">;
  log: FastifyBaseLogger;
};

export function createKit({ config, log, now, limits, cards, media }: Deps): KitContext {
  const { brand, publicUrl, wallets } = config;
  return {
    now,
    limits,
    cards,
    media,
    brand,
    publicUrl,
    wallets: readWalletKeys(wallets),
    missingSettings: wallets.missing,
    pieces: createPieceCache(log),
  };
}
