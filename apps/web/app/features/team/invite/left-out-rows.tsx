import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import type { InvitationLook } from "@visita/domain/team/invitation.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { leftOutReason } from "./left-out-words.ts";

type LeftOutRowsProps = { leftOut: InvitationLook["leftOut"]; template: TeamTemplate | undefined };

/** Each row that is left out, with its line, name and reason. */
export function LeftOutRows({ leftOut, template }: LeftOutRowsProps) {
  const t = useTranslate(teamInviteTexts);
  const unnamed = leftOut.count - leftOut.rows.length;
  return (
    <>
      <ul className="text-small leading-[1.4]">
        {leftOut.rows.map((row) => (
          <li
            key={row.row}
            className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-3 border-t border-line py-3 wrap-anywhere"
          >
            <span className="text-muted">{t("line", { row: row.row })}</span>
            <span>
              {row.name && <bdi className="block font-semibold">{row.name}</bdi>}
              <span className="text-warning">{leftOutReason(row, template, t)}</span>
            </span>
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p className="text-small text-muted">{t("moreLines", { count: unnamed })}</p>}
    </>
  );
}
