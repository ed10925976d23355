import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./address-book/en.ts";

export type AddressBookWords = Translate<typeof english>;

/** An owner's contacts. */
export const addressBookTexts = defineOwnerArea({ en: english });
