import { teamAnswers } from "@visita/domain/answers/team";
import { longDayWords } from "@visita/domain/format";
import { teamFrame } from "@visita/domain/owner-messages/team-frame";
import type { OwnTeam } from "@visita/domain/team/team.contract";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { notify } from "../../../ui/toast.tsx";

type DeletedTeamProps = { team: OwnTeam; deletedOn: number; onRestored: () => Promise<unknown> };

/** Until when a team that an owner deleted can be taken back. */
export function DeletedTeam({ team: { teamid, name }, deletedOn, onRestored }: DeletedTeamProps) {
  const t = useTranslate(teamFrame);
  const word = useAnswers({ team: teamAnswers });
  const guard = useGuard();
  const [problem, setProblem] = useState<string>();

  async function restore() {
    setProblem(undefined);
    try {
      const { message } = await call("POST /api/team/:teamid/restore", { params: { teamid } });
      await onRestored();
      notify.success(message);
    } catch (error) {
      setProblem(error instanceof ApiError ? word(error.message) : t("notRestored"));
    }
  }

  return (
    <section className="max-w-160">
      <h1 className="type-title wrap-anywhere">{t("isDeleted", { team: name })}</h1>
      <p className="mt-1.5 mb-6 text-muted">{t("goneOn", { day: longDayWords(t.language, deletedOn) })}</p>
      <div role="alert" className={problem === undefined ? undefined : "mb-4"}>
        {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
      </div>
      <Button
        icon={RotateCcw}
        isBusy={guard.running !== null}
        busyLabel={t("restoring")}
        onClick={() => void guard.run(true, restore)}
      >
        {t("restore")}
      </Button>
    </section>
  );
}
