import type { CardContext } from "../card/card.context.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { MediaReader } from "../media/media.service.ts";
import type { PieceCache } from "./piece-cache.ts";
import type { WalletKeys } from "./wallet/wallet-keys.ts";

export type KitContext = {
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly cards: CardContext;
  readonly media: MediaReader;
  readonly pieces: PieceCache;
  readonly wallets: WalletKeys;
  /** Names of settings that are not set; shown to people, so that they can ask their operator. */
  readonly missingSettings: { readonly apple: readonly string[]; readonly google: readonly string[] };
  readonly publicUrl: string;
  readonly brand: string;
};
