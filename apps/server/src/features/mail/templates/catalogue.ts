import type { OwnerLanguage } from "@visita/domain/language/languages";
import { accountDataMails } from "./account-data-mails.ts";
import { accountMails } from "./account-mails.ts";
import { connectMails } from "./connect-mails.ts";
import { detailsLeft } from "./details-left.ts";
import type { MailBranding, MailContent } from "./mail-content.ts";
import type { MailTemplate } from "./mail-template.ts";
import type { MailValues, Templates } from "./mail-values.ts";
import { moderationMails } from "./moderation-mails.ts";
import { operatorMails } from "./operator-mails.ts";
import { paymentFailed } from "./payment-failed.ts";
import { reportDecided } from "./report-decided.ts";
import { securityMails } from "./security-mails.ts";
import { teamMails } from "./team-mails.ts";
import { weeklySummary } from "./weekly-summary.ts";

type MailKind = keyof MailValues;

/** All mails of the product: their budget, their texts, and what stands under the title. */
const TEMPLATES: Templates<MailKind> = {
  ...accountMails,
  ...securityMails,
  ...accountDataMails,
  ...connectMails,
  payment_failed: paymentFailed,
  details_left: detailsLeft,
  weekly_summary: weeklySummary,
  ...moderationMails,
  ...operatorMails,
  report_decided: reportDecided,
  ...teamMails,
};

export const MAIL_KINDS: readonly string[] = Object.keys(TEMPLATES);

export type Mail = { [Kind in MailKind]: { kind: Kind } & MailValues[Kind] }[MailKind];

export function templateOf(mail: Mail): MailTemplate<Mail> {
  return TEMPLATES[mail.kind] as unknown as MailTemplate<Mail>;
}

/** `language`: the recipient's. */
export function fillTemplate(mail: Mail, site: MailBranding, language: OwnerLanguage): Promise<MailContent> {
  return templateOf(mail).write(mail, site, language);
}
