import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./mail-common/en.ts";

export type MailCommonText = Translate<typeof english>;

/** What several mails to owners say. */
export const mailCommonTexts = defineOwnerArea({ en: english });
