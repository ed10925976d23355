import type { AuditTableText } from "../owner-messages/audit-table.ts";
import type { AdminAction } from "./admin.constants.ts";

const NAMES = {
  opened_admin: "openedAdmin",
  signed_out: "signedOut",
  suspended: "suspended",
  lifted: "lifted",
  deleted_account: "deletedAccount",
  granted_premium: "grantedPremium",
  allowed_username: "allowedUsername",
  took_down: "tookDown",
  put_back: "restored",
  left_up: "leftOnline",
  reviewed: "reviewed",
  exported_account: "exported",
  forgot_key: "forgotKey",
} as const satisfies Readonly<Record<AdminAction, string>>;

/** What was done, without to whom. */
export function actionName(action: AdminAction, t: AuditTableText): string {
  return t(NAMES[action]);
}
