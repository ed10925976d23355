import { resolve } from "node:path";
import { APPLE_SETTINGS, GOOGLE_SETTINGS } from "@visita/domain/kit/kit.constants";

export type WalletSettings = {
  readonly apple: {
    readonly certFile: string;
    readonly keyFile: string;
    readonly wwdrFile: string;
    readonly passTypeId: string;
    readonly teamId: string;
  } | null;
  readonly google: { readonly issuer: string; readonly keyFile: string } | null;
  /** Names of the settings without which there is no pass. */
  readonly missing: { readonly apple: readonly string[]; readonly google: readonly string[] };
};

type Name = (typeof APPLE_SETTINGS)[number] | (typeof GOOGLE_SETTINGS)[number];

/** A wallet of which a setting is missing is off; the page of the share kit names what is missing. */
export function readWallets(vars: Readonly<Partial<Record<Name, string | undefined>>>): WalletSettings {
  const { APPLE_PASS_CERT, APPLE_PASS_KEY, APPLE_WWDR_CERT, APPLE_PASS_TYPE_ID, APPLE_TEAM_ID } = vars;
  const { GOOGLE_WALLET_ISSUER, GOOGLE_WALLET_KEY } = vars;
  return {
    apple:
      APPLE_PASS_CERT && APPLE_PASS_KEY && APPLE_WWDR_CERT && APPLE_PASS_TYPE_ID && APPLE_TEAM_ID
        ? {
            certFile: resolve(APPLE_PASS_CERT),
            keyFile: resolve(APPLE_PASS_KEY),
            wwdrFile: resolve(APPLE_WWDR_CERT),
            passTypeId: APPLE_PASS_TYPE_ID,
            teamId: APPLE_TEAM_ID,
          }
        : null,
    google:
      GOOGLE_WALLET_ISSUER && GOOGLE_WALLET_KEY
        ? { issuer: GOOGLE_WALLET_ISSUER, keyFile: resolve(GOOGLE_WALLET_KEY) }
        : null,
    missing: {
      apple: APPLE_SETTINGS.filter((name) => !vars[name]),
      google: GOOGLE_SETTINGS.filter((name) => !vars[name]),
    },
  };
}

/** Half a wallet is most likely not what the operator means. */
export function walletWarnings({ missing }: WalletSettings): string[] {
  return [
    { wallet: "Apple Wallet", missing: missing.apple, all: APPLE_SETTINGS.length },
    { wallet: "Google Wallet", missing: missing.google, all: GOOGLE_SETTINGS.length },
  ]
    .filter((one) => one.missing.length > 0 && one.missing.length < one.all)
    .map((one) => `${one.wallet} is set up in part, so it is not offered: set ${one.missing.join(", ")} too`);
}
