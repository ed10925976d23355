import { defineOwnerArea } from "../language/area.ts";
import english from "./kit-wallet/en.ts";

/** The passes of a card for the wallets of phones. */
export const kitWallet = defineOwnerArea({ en: english });
