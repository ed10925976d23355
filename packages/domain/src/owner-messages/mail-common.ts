import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./mail-common/en.ts";

export type MailCommonText = Translate<typeof english>;

/** What several mails to owners say. */
export const mailCommonTexts = defineOwnerArea({
  en: () => import("./mail-common/en.ts"),
  de: () => import("./mail-common/de.ts"),
});
