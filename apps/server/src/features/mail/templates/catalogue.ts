import { accountDeleted } from "./account-deleted.ts";
import { accountLifted } from "./account-lifted.ts";
import { accountSuspended } from "./account-suspended.ts";
import { adminCode } from "./admin-code.ts";
import { cardPutBack } from "./card-put-back.ts";
import { cardReported } from "./card-reported.ts";
import { cardTakenDown } from "./card-taken-down.ts";
import { contactMessage } from "./contact-message.ts";
import { detailsLeft } from "./details-left.ts";
import { emailChanged } from "./email-changed.ts";
import { emailCode } from "./email-code.ts";
import { emailRestored } from "./email-restored.ts";
import { exportReady } from "./export-ready.ts";
import { leavingBegun } from "./leaving-begun.ts";
import { leavingUndone } from "./leaving-undone.ts";
import { loginCode } from "./login-code.ts";
import type { MailBranding, MailContent, MailTemplate } from "./mail-content.ts";
import { newDevice } from "./new-device.ts";
import { passkeyChanged } from "./passkey-changed.ts";
import { passkeyKeep } from "./passkey-keep.ts";
import { passwordChanged } from "./password-changed.ts";
import { paymentFailed } from "./payment-failed.ts";
import { recoveryCode } from "./recovery-code.ts";
import { recoveryLink } from "./recovery-link.ts";
import { reportDecided } from "./report-decided.ts";
import { reportsUrgent } from "./reports-urgent.ts";
import { takedownAnswered } from "./takedown-answered.ts";
import { weeklySummary } from "./weekly-summary.ts";
import { welcome } from "./welcome.ts";

/** All mails of the product. A new kind is a file of its own and one line here. */
const TEMPLATES = {
  welcome,
  login_code: loginCode,
  recovery_code: recoveryCode,
  recovery_link: recoveryLink,
  new_device: newDevice,
  password_changed: passwordChanged,
  email_code: emailCode,
  email_changed: emailChanged,
  email_restored: emailRestored,
  passkey_changed: passkeyChanged,
  passkey_keep: passkeyKeep,
  payment_failed: paymentFailed,
  contact_message: contactMessage,
  details_left: detailsLeft,
  weekly_summary: weeklySummary,
  export_ready: exportReady,
  leaving_begun: leavingBegun,
  leaving_undone: leavingUndone,
  account_deleted: accountDeleted,
  admin_code: adminCode,
  card_reported: cardReported,
  reports_urgent: reportsUrgent,
  report_decided: reportDecided,
  card_taken_down: cardTakenDown,
  card_put_back: cardPutBack,
  takedown_answered: takedownAnswered,
  account_suspended: accountSuspended,
  account_lifted: accountLifted,
} satisfies Record<string, MailTemplate<never>>;

type MailKind = keyof typeof TEMPLATES;

export const MAIL_KINDS: readonly string[] = Object.keys(TEMPLATES);

type ValuesOf<Kind extends MailKind> = Parameters<(typeof TEMPLATES)[Kind]["write"]>[0];

export type Mail = { [Kind in MailKind]: { kind: Kind } & ValuesOf<Kind> }[MailKind];

export function templateOf(mail: Mail): MailTemplate<Mail> {
  return TEMPLATES[mail.kind] as MailTemplate<Mail>;
}

export function fillTemplate(mail: Mail, site: MailBranding): MailContent {
  return templateOf(mail).write(mail, site);
}
