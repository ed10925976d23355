import { accountAnswers } from "@visita/domain/answers/account";
import { settingsAnswers } from "@visita/domain/answers/settings";

/** Of every form about an account. */
export const ACCOUNT_ANSWERS = { account: accountAnswers, settings: settingsAnswers };
