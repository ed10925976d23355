import { defineOwnerArea } from "../language/area.ts";

/** The passes of a card for the wallets of phones. */
export const kitWallet = defineOwnerArea({
  en: () => import("./kit-wallet/en.ts"),
  de: () => import("./kit-wallet/de.ts"),
  fr: () => import("./kit-wallet/fr.ts"),
  es: () => import("./kit-wallet/es.ts"),
  it: () => import("./kit-wallet/it.ts"),
  ar: () => import("./kit-wallet/ar.ts"),
  ja: () => import("./kit-wallet/ja.ts"),
});
