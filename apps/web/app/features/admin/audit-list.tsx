import { type AdminAction, DELETED_ACCOUNT } from "@visita/domain/admin/admin.constants";
import type { AuditEntry } from "@visita/domain/admin/admin-audit.contract";
import { capitalized, formatNearTime } from "@visita/domain/format";
import { type AdminText, adminTexts } from "@visita/domain/owner-messages/admin";
import {
  AtSign,
  Ban,
  Check,
  Eye,
  FileDown,
  Gift,
  KeyRound,
  KeySquare,
  LogOut,
  type LucideIcon,
  Trash2,
  Undo2,
  UserCheck,
  UserX,
} from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { panelClasses } from "./admin-parts.tsx";

const ICONS: Readonly<Record<AdminAction, LucideIcon>> = {
  opened_admin: KeyRound,
  signed_out: LogOut,
  suspended: UserX,
  lifted: UserCheck,
  deleted_account: Trash2,
  granted_premium: Gift,
  allowed_username: AtSign,
  took_down: Ban,
  put_back: Undo2,
  left_up: Check,
  reviewed: Eye,
  exported_account: FileDown,
  forgot_key: KeySquare,
};

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslate(adminTexts);
  if (entries.length === 0) return <p className="text-muted">{t("nothingYet")}</p>;
  return (
    <ul className={panelClasses}>
      {entries.map((entry) => (
        <AuditItem key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function AuditItem({ entry }: { entry: AuditEntry }) {
  const t = useTranslate(adminTexts);
  const Icon = ICONS[entry.action];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-1 border-t border-line px-5 py-3.5 first:border-0 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-muted" />
      <div className="grid gap-0.5">
        <strong className="font-semibold wrap-anywhere">{actionText(entry, t)}</strong>
        <bdi className="text-help text-muted wrap-anywhere">{reasonText(entry, t)}</bdi>
      </div>
      <div className="col-start-2 grid content-start text-help text-muted md:col-start-3 md:max-w-56 md:text-end">
        <time dateTime={entry.at}>{capitalized(formatNearTime(t.language, entry.at))}</time>
        <span className="wrap-anywhere">{entry.who}</span>
      </div>
    </li>
  );
}

const ACTIONS = {
  signed_out: "signedOutEverywhere",
  suspended: "suspendedSomeone",
  lifted: "liftedSuspension",
  deleted_account: "deletedAccount",
  granted_premium: "grantedPremium",
  allowed_username: "allowedUsername",
  took_down: "tookDown",
  put_back: "restored",
  left_up: "leftUp",
  reviewed: "reviewed",
  exported_account: "exported",
} as const satisfies Record<Exclude<AdminAction, "opened_admin" | "forgot_key">, unknown>;

function reasonText({ reason, detail }: AuditEntry, t: AdminText): string {
  if (reason === "") return detail;
  return detail === "" ? t("reasonGiven", { reason }) : t("reasonAndDetail", { reason, detail });
}

function actionText({ action, target }: AuditEntry, t: AdminText): string {
  if (action === "opened_admin") return t("openedAdmin");
  if (action === "forgot_key") return t("forgotKey");
  return t(ACTIONS[action], { target: target === DELETED_ACCOUNT ? t("deletedTarget") : target });
}
