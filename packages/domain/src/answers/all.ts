import type { AnswerAreas } from "../language/answers.ts";
import { generalAnswers } from "../messages/general.ts";
import { helloForm } from "../messages/hello-form.ts";
import { messagePages } from "../messages/message-pages.ts";
import { reportForm } from "../messages/report-form.ts";
import { accountAnswers } from "./account.ts";
import { adminAnswers } from "./admin.ts";
import { billingAnswers } from "./billing.ts";
import { cardAnswers } from "./card.ts";
import { channelAnswers } from "./channel.ts";
import { connectAnswers } from "./connect.ts";
import { contactAnswers } from "./contact.ts";
import { exportAnswers } from "./export.ts";
import { favouriteAnswers } from "./favourite.ts";
import { importAnswers } from "./import.ts";
import { kitAnswers } from "./kit.ts";
import { linkAnswers } from "./link.ts";
import { personAnswers } from "./person.ts";
import { settingsAnswers } from "./settings.ts";
import { takedownAnswers } from "./takedown.ts";
import { teamAnswers } from "./team.ts";

/** For the server. Pages know those alone that they may need. */
export const ALL_ANSWERS = {
  account: accountAnswers,
  admin: adminAnswers,
  billing: billingAnswers,
  card: cardAnswers,
  channel: channelAnswers,
  connect: connectAnswers,
  contact: contactAnswers,
  export: exportAnswers,
  favourite: favouriteAnswers,
  import: importAnswers,
  kit: kitAnswers,
  link: linkAnswers,
  person: personAnswers,
  settings: settingsAnswers,
  takedown: takedownAnswers,
  team: teamAnswers,
  general: generalAnswers,
  "hello-form": helloForm,
  "message-pages": messagePages,
  "report-form": reportForm,
} satisfies AnswerAreas;
