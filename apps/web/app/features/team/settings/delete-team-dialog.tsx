import { longDayWords, unbroken } from "@visita/domain/format";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { Check, type LucideIcon, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { TEAM_ANSWERS, teamFailure } from "./use-team-change.ts";

const DAYS_TO_RESTORE = 7;
const DAY_MS = 24 * 60 * 60_000;

/** What ends and what stays; the name of the team is typed before it ends. */
export function DeleteTeamDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate(teamSettings);
  const word = useAnswers(TEAM_ANSWERS);
  const { team, refetch, teamPath } = useTeam();
  const { teamid, name, people } = team;
  const isSold = useSettings()?.billing !== "off";
  const navigate = useNavigate();
  const guard = useGuard();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const [openedAt] = useState(Date.now);

  async function remove() {
    setProblem(undefined);
    try {
      await call("POST /api/team/:teamid/delete", { params: { teamid }, body: { name: typed } });
      onClose();
      await navigate(teamPath("/team"));
      await refetch();
      notify.success(t("isDeleted", { team: name }));
    } catch (error) {
      setProblem(word(teamFailure(error).message));
    }
  }

  function close() {
    setTyped("");
    setProblem(undefined);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && guard.running === null && close()}
      title={t("deleteQuestion", { team: name })}
      description={
        <ul className="grid">
          <Consequence icon={X} title={t("cardsEnd", { count: people })}>
            {t("cardsEndText")}
          </Consequence>
          {isSold && <Consequence icon={X} title={t("planEnds")} />}
          <Consequence
            icon={X}
            title={t("goneLater", {
              day: unbroken(longDayWords(t.language, openedAt + DAYS_TO_RESTORE * DAY_MS)),
            })}
          >
            {t("bringBack")}
          </Consequence>
          <Consequence icon={Check} title={t("everybodyKeeps")} />
        </ul>
      }
      cancelLabel={t("keep")}
      confirmLabel={t("deleteTeam")}
      canConfirm={normal(typed) === normal(name)}
      isBusy={guard.running !== null}
      busyLabel={t("deleting")}
      onConfirm={() => void guard.run(true, remove)}
    >
      <div className="mt-4">
        <TextField
          label={t("typeToConfirm", { team: name })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          dir="auto"
        />
      </div>
      <div role="alert" className={problem === undefined ? undefined : "mt-4"}>
        {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

/** As the server compares them. */
function normal(name: string): string {
  return name.replace(/\s+/g, " ").trim().toLowerCase();
}

type ConsequenceProps = { icon: LucideIcon; title: string; children?: ReactNode };

function Consequence({ icon: Icon, title, children }: ConsequenceProps) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-3.5 border-b border-line py-3">
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 text-muted" />
      <div className="grid min-w-0">
        <p className="leading-[1.4] font-semibold">{title}</p>
        {children && <p className="text-help text-muted">{children}</p>}
      </div>
    </li>
  );
}
