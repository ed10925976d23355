import type { ReportReason } from "@visita/domain/report/report.constants";
import type { DeviceName } from "../user-agent.service.ts";
import type { DetailsLeft } from "./details-left.ts";
import type { MailTemplate } from "./mail-template.ts";
import type { PaymentFailed } from "./payment-failed.ts";
import type { ReportDecided } from "./report-decided.ts";
import type { WeeklySummary } from "./weekly-summary.ts";

/** What each kind of mail is filled with. Times are in epoch milliseconds; none is sent after its `expiresAt`. */
export type MailValues = {
  welcome: object;
  login_code: Code;
  recovery_code: Code;
  /** The recipient's address: the link may be opened in a tab that does not know it. */
  recovery_link: { email: string; linkCode: string; minutes: number; expiresAt: number };
  new_device: { at: number; device: DeviceName };
  /** A new password does not end passkeys; after a recovery the recent ones are off. */
  password_changed: {
    at: number;
    passkeys?: number;
    /** Connected devices and tokens. */
    tokens?: number;
    isRecovered?: boolean;
    isWeak?: boolean;
  };
  email_code: Code;
  /** The address is masked. */
  email_changed: { at: number; newEmail: string; token: string; days: number };
  email_restored: { at: number };
  /** Without the passkey's name, which is text that somebody typed. */
  passkey_changed: { change: "added" | "removed"; at: number; device: DeviceName };
  /** An account signs in by the company of this installation from now on. */
  company_linked: { company: string; at: number; device: DeviceName };
  passkey_keep: { token: string; addedAt: number; hours: number; expiresAt: number };
  /** Without the name, as a passkey. */
  access_added: { to: "device" | "program" | "webhook"; at: number; device: DeviceName };
  /** `start`: the first characters of the token. */
  token_ends: { name: string; start: string; expiresAt: number };
  /** For the owners of a team. */
  team_webhook_added: { team: string; by: string; at: number };
  /** `address`: without query. `since`: when the last attempt succeeded no more. `team`: whose it is, unless one's own. */
  webhook_paused: { address: string; since: number; team: string | null };
  payment_failed: PaymentFailed;
  /** Untrusted. `replyTo` is as the visitor gave it; the form asks for it, other callers may not. */
  contact_message: { sender: string; text: string; replyTo: string | null };
  details_left: DetailsLeft;
  weekly_summary: WeeklySummary;
  /** Until the file is deleted. */
  export_ready: { until: number };
  /** Until everything is deleted. */
  leaving_begun: { until: number };
  leaving_undone: { at: number };
  account_deleted: { at: number };
  admin_code: Code;
  card_reported: Report;
  reports_urgent: Report;
  report_decided: ReportDecided;
  card_taken_down: { cardid: string; username: string; name: string; reason: string; told: string };
  card_put_back: { username: string; name: string };
  /** Untrusted. */
  takedown_answered: { cardid: string; username: string; text: string; replyTo: string | null };
  account_suspended: { name: string; reason: string };
  account_lifted: { name: string };
  team_invitation: TeamInvitation;
  /** `isRemoved`: by somebody else. `username`: of the team card, if there was one. */
  team_left: { team: string; isRemoved: boolean; username: string | null; successor: string | null };
  /** `by`: a name. */
  team_card_corrected: { team: string; by: string; username: string };
  /** `by`: a name. */
  team_contacts_shared: { team: string; by: string };
};

/** How mails of these kinds are written. */
export type Templates<Kind extends keyof MailValues> = {
  readonly [Each in Kind]: MailTemplate<MailValues[Each]>;
};

/** Six digits. */
type Code = { code: string; minutes: number; expiresAt: number };

/** The text is untrusted. */
export type Report = {
  cardid: string;
  username: string;
  reason: ReportReason;
  text: string;
  reports: number;
  networks: number;
};

/** What the names say is untrusted: strangers invite strangers. */
export type TeamInvitation = {
  team: string;
  /** On the card. */
  name: string;
  /** Who invited; null once their account is gone. */
  invitedBy: string | null;
  email: string;
  username: string;
  token: string;
  isReminder: boolean;
  /** When the link ends. */
  until: number;
  expiresAt: number;
};
