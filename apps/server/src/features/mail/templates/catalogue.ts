import { REPORT_REASON_LABELS } from "@visita/domain/report/report.messages";
import { detailsLeft } from "./details-left.ts";
import { formatMoment, type MailBlock, type MailBranding, type MailContent } from "./mail-content.ts";
import { type MailTemplate, type SharedWriter, template } from "./mail-template.ts";
import type { MailValues, Report } from "./mail-values.ts";
import { reportDecided } from "./report-decided.ts";
import { weeklySummary } from "./weekly-summary.ts";

const SIGN_IN = "/auth/signin";
const NEW_PASSWORD = "/auth/forgot/password";
const SECURITY = "/account/security";

/** All mails of the product: their budget, their texts, and what stands under the title. */
const TEMPLATES: { readonly [Kind in MailKind]: MailTemplate<MailValues[Kind]> } = {
  welcome: template("welcome", "welcome", ({ paragraph, button, caution }) => [
    paragraph("ready"),
    button("signIn", SIGN_IN),
    paragraph("firstTime"),
    caution("notYou"),
  ]),
  login_code: template("code_after_proof", "login_code", ({ paragraph, caution }, { code }) => [
    paragraph("enter"),
    { type: "code", code },
    paragraph("codeValidity"),
    caution("notYou", "newPassword", NEW_PASSWORD),
  ]),
  /** The second proof of an admin who is signed in. */
  admin_code: template("code_after_proof", "admin_code", ({ paragraph, caution }, { code }) => [
    paragraph("enter"),
    { type: "code", code },
    paragraph("codeValidity"),
    caution("notYou", "security", SECURITY),
  ]),
  email_code: template("code_to_confirm", "email_code", ({ paragraph, caution }, { code }) => [
    paragraph("enter"),
    { type: "code", code },
    paragraph("codeValidity"),
    caution("notYou"),
  ]),
  recovery_code: template("code_on_request", "recovery_code", ({ paragraph, caution }, { code }) => [
    paragraph("enter"),
    { type: "code", code },
    paragraph("validity"),
    caution("notYou"),
  ]),
  recovery_link: template(
    "code_on_request",
    "recovery_link",
    ({ paragraph, button, caution }, { email, linkCode }) => [
      paragraph("why"),
      button("goOn", `/auth/verify/link#email=${encodeURIComponent(email)}&code=${linkCode}`),
      paragraph("validity"),
      caution("notYou"),
    ],
  ),
  new_device: template("notice", "new_device", ({ paragraph, facts, caution }, { at, device }) => [
    paragraph("signedIn"),
    facts(["when", formatMoment(at)], ["device", device]),
    paragraph("wasYou"),
    caution("notYou", "changePassword", SECURITY),
  ]),
  password_changed: template(
    "notice",
    "password_changed",
    ({ paragraph, facts, caution }, { at, passkeys = 0, isRecovered = false, isWeak = false }) => [
      paragraph("changed"),
      facts(["when", formatMoment(at)]),
      ...(isWeak ? [paragraph("weak")] : []),
      ...(passkeys > 0 ? [paragraph(isRecovered ? "recentPasskeysOff" : "passkeysStay")] : []),
      paragraph("wasYou"),
      caution("notYou", "newPassword", NEW_PASSWORD),
    ],
  ),
  email_changed: template(
    "notice",
    "email_changed",
    ({ paragraph, facts, caution }, { at, newEmail, token }) => [
      paragraph("changed"),
      facts(["when", formatMoment(at)], ["newAddress", newEmail]),
      paragraph("wasYou"),
      caution("notYou", "bringBack", `/account/email/restore?token=${token}`),
    ],
  ),
  email_restored: template("notice", "email_restored", ({ paragraph, facts, caution }, { at }) => [
    paragraph("takenBack"),
    facts(["when", formatMoment(at)]),
    caution("next", "newPassword", NEW_PASSWORD),
  ]),
  passkey_changed: template<MailValues["passkey_changed"], "passkey_added" | "passkey_removed">(
    "notice",
    ({ change }) => (change === "added" ? "passkey_added" : "passkey_removed"),
    ({ paragraph, facts, caution }, { at, device }) => [
      paragraph("changed"),
      facts(["when", formatMoment(at)], ["device", device]),
      paragraph("wasYou"),
      caution("notYouPasskey", "accountSecurity", SECURITY),
    ],
  ),
  passkey_keep: template(
    "code_after_proof",
    "passkey_keep",
    ({ paragraph, facts, button, caution }, { addedAt, token }) => [
      paragraph("off"),
      facts(["added", formatMoment(addedAt)]),
      button("switchOn", `/account/passkeys/confirm?token=${token}`),
      paragraph("validity"),
      caution("notYou", "passkeys", "/account/passkeys"),
    ],
  ),
  payment_failed: template("notice", "payment_failed", ({ paragraph, facts, button, caution }, { until }) => [
    paragraph("failed"),
    facts(["until", formatMoment(until)]),
    paragraph("next"),
    button("open", "/subscription"),
    caution("noLonger"),
  ]),
  /** To the operator. The text is untrusted, so none of it is in the subject. */
  contact_message: template("other", "contact_message", ({ typed, facts, caution }, { sender, text }) => [
    ...(sender === "" ? [] : [facts(["from", sender])]),
    ...typed(text),
    caution("untrusted"),
  ]),
  details_left: detailsLeft,
  weekly_summary: weeklySummary,
  export_ready: template("notice", "export_ready", ({ paragraph, facts, button, caution }, { until }) => [
    paragraph("ready"),
    facts(["until", formatMoment(until)]),
    button("download", "/account/settings#data"),
    caution("notYou", "changePassword", SECURITY),
  ]),
  leaving_begun: template("notice", "leaving_begun", ({ paragraph, facts, button, caution }, { until }) => [
    paragraph("left"),
    facts(["until", formatMoment(until)]),
    paragraph("comeBack"),
    button("signIn", SIGN_IN),
    caution("notYou", "newPassword", NEW_PASSWORD),
  ]),
  leaving_undone: template("notice", "leaving_undone", ({ paragraph, facts, button, caution }, { at }) => [
    paragraph("back"),
    facts(["when", formatMoment(at)]),
    button("dashboard", "/dashboard"),
    caution("notYou", "changePassword", SECURITY),
  ]),
  account_deleted: template("notice", "account_deleted", ({ paragraph, facts }, { at }) => [
    paragraph("deleted"),
    facts(["when", formatMoment(at)]),
    paragraph("invoices"),
  ]),
  account_suspended: template("notice", "account_suspended", ({ paragraph, facts, caution }, { reason }) => [
    paragraph("dear"),
    paragraph("suspended"),
    facts(["reason", reason]),
    caution("answer"),
  ]),
  account_lifted: template("notice", "account_lifted", ({ paragraph, button }) => [
    paragraph("dear"),
    paragraph("lifted"),
    button("signIn", SIGN_IN),
  ]),
  /** To the owner. Answers go to the support address. */
  card_taken_down: template(
    "notice",
    "card_taken_down",
    ({ paragraph, facts, button, caution }, { cardid, username, reason, told }, { publicUrl }) => [
      paragraph("dear"),
      paragraph("takenDown"),
      facts(
        ["card", `${publicUrl.replace(/^https?:\/\//, "")}/c/${username}`],
        ["reason", reason],
        ["told", told],
      ),
      paragraph("next"),
      button("editor", `/b/u?card=${encodeURIComponent(cardid)}`),
      caution("answer"),
    ],
  ),
  card_put_back: template("notice", "card_put_back", ({ paragraph, button }, { username }) => [
    paragraph("dear"),
    paragraph("back"),
    button("open", `/c/${encodeURIComponent(username)}`),
  ]),
  /** To the operator, as the next ones. */
  card_reported: template("other", "card_reported", reportBlocks),
  /** Ahead of other mail. */
  reports_urgent: template("notice", "reports_urgent", reportBlocks),
  takedown_answered: template(
    "notice",
    "takedown_answered",
    ({ typed, button, caution }, { cardid, text }) => [
      ...typed(text),
      button("lookAtIt", `/admin/reports/${cardid}`),
      caution("next"),
    ],
  ),
  report_decided: reportDecided,
};

/** What was reported. The text is never in a subject and never a link. */
function reportBlocks(
  { typed, facts, button, caution, text: say }: SharedWriter<Report>,
  { cardid, username, reason, text }: Report,
  { publicUrl }: MailBranding,
): MailBlock[] {
  return [
    facts(
      ["card", `${publicUrl}/c/${username}`],
      ["reason", REPORT_REASON_LABELS[reason]],
      ["openReports", say("reportsFrom")],
    ),
    ...typed(text),
    button("lookAtIt", `/admin/reports/${cardid}`),
    caution("anybodyReports"),
  ];
}

type MailKind = keyof MailValues;

export const MAIL_KINDS: readonly string[] = Object.keys(TEMPLATES);

export type Mail = { [Kind in MailKind]: { kind: Kind } & MailValues[Kind] }[MailKind];

export function templateOf(mail: Mail): MailTemplate<Mail> {
  return TEMPLATES[mail.kind] as unknown as MailTemplate<Mail>;
}

export function fillTemplate(mail: Mail, site: MailBranding): MailContent {
  return templateOf(mail).write(mail, site);
}
