import { cardAnswers } from "@visita/domain/answers/card";
import { channelAnswers } from "@visita/domain/answers/channel";
import { teamAnswers } from "@visita/domain/answers/team";

/** Of the rules for what is typed into the wizard, and of saving it. */
export const WIZARD_ANSWERS = { card: cardAnswers, channel: channelAnswers, team: teamAnswers };
