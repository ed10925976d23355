import { formatList } from "@visita/domain/format";
import type { TeamInviteWords } from "@visita/domain/owner-messages/team-invite";
import type { InvitationLook } from "@visita/domain/team/invitation.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";

export type LeftOutRow = InvitationLook["leftOut"]["rows"][number];

const MAX_NAMES = 3;

/** Why somebody is left out. */
export function leftOutReason(
  { problem, value }: LeftOutRow,
  template: TeamTemplate | undefined,
  t: TeamInviteWords,
): string {
  if (problem === "noEmail") return value === "" ? t("noEmail") : t("emailWrong", { value });
  if (problem === "usernameTaken" || problem === "usernameWrong") return t(problem, { value });
  if (problem !== "ending") return t(problem);
  const { email } = template?.template.channels ?? {};
  const ending = email?.rule === "theirs" ? (email.ending ?? "") : "";
  return t("ending", { value, ending, template: template?.name ?? "" });
}

/** "Noor Bakker is in the team already and is left out." */
export function hereWords(rows: readonly LeftOutRow[], t: TeamInviteWords): string {
  const count = rows.length;
  if (count > MAX_NAMES) return t("hereCounted", { count });
  const names = rows.map(({ name }) => name);
  return t("hereNamed", { count, names: formatList(t.language, names) });
}
