import type { Feature } from "../../core/feature.ts";
import { kitRoutes } from "./kit.routes.ts";
import { createPieceCache, type PieceCache } from "./piece-cache.ts";
import { readWalletKeys, type WalletKeys } from "./wallet/wallet-keys.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    readonly kitPieces: PieceCache;
    readonly walletKeys: WalletKeys;
  }
}

export const kitFeature: Feature = {
  name: "kit",
  create: ({ config, log }) => ({
    kitPieces: createPieceCache(log),
    walletKeys: readWalletKeys(config.wallets),
  }),
  routes: { api: [kitRoutes] },
};
