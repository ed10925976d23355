import { defineOwnerArea } from "../language/area.ts";

/** The passes of a card for the wallets of phones. */
export const kitWallet = defineOwnerArea({
  en: () => import("./kit-wallet/en.ts"),
  de: () => import("./kit-wallet/de.ts"),
});
