import { type TeamInviteWords, teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import type { InvitationLook } from "@visita/domain/team/invitation.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { hereWords, leftOutReason } from "./left-out-words.ts";

const MAX_LINES = 5;

type FoundLinesProps = { look: InvitationLook | undefined; template: TeamTemplate | undefined };

/** What a pasted list holds, told politely once typing rests. */
export function FoundLines({ look, template }: FoundLinesProps) {
  const t = useTranslate(teamInviteTexts);
  return (
    <div role="status" className="grid gap-3.5 text-small leading-[1.45] empty:hidden">
      {look && <Lines look={look} template={template} t={t} />}
    </div>
  );
}

type LinesProps = { look: InvitationLook; template: TeamTemplate | undefined; t: TeamInviteWords };

function Lines({ look: { people, leftOut }, template, t }: LinesProps) {
  const here = leftOut.rows.filter(({ problem }) => problem === "here");
  const wrong = leftOut.rows.filter(({ problem }) => problem !== "here");
  const named = wrong.slice(0, MAX_LINES);
  const unnamed = leftOut.count - here.length - named.length;
  return (
    <>
      {(people > 0 || here.length > 0) && (
        <Line isGood={people > 0}>
          <strong className="font-semibold">{t("found", { count: people })}</strong>{" "}
          {here.length > 0 && hereWords(here, t)}
        </Line>
      )}
      {named.map((row) => (
        <Line key={row.row} isGood={false}>
          <TaggedText
            text={t("lineReason", { row: row.row, reason: leftOutReason(row, template, t) })}
            tags={{ line: (line) => <strong className="font-semibold">{line}</strong> }}
          />
        </Line>
      ))}
      {unnamed > 0 && <p className="ps-7.5 text-muted">{t("moreLines", { count: unnamed })}</p>}
    </>
  );
}

function Line({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <p className="flex gap-2.5">
      <Icon
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className={classNames("mt-px shrink-0", isGood ? "text-success" : "text-warning")}
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
