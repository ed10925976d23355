import { importAnswers } from "@visita/domain/answers/import";
import { IMPORT_MESSAGES as TEXT } from "@visita/domain/import/import.messages";
import { accountDataTexts } from "@visita/domain/owner-messages/account-data";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import type { TeamImportLook } from "@visita/domain/team/team-import.contract";
import { useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { TEAM_ANSWERS, teamFailure } from "./use-team-change.ts";

export type FoundTeams = { readonly file: File; readonly look: TeamImportLook };

type ImportTeamDialogProps = { found: FoundTeams | null; onClose: () => void };

/** What a copy would bring, before anything is written. */
export function ImportTeamDialog({ found, onClose }: ImportTeamDialogProps) {
  const data = useTranslate(accountDataTexts);
  return (
    <Dialog
      isOpen={found !== null}
      onOpenChange={(open) => !open && onClose()}
      title={data("importFile", { file: found?.file.name ?? "" })}
      description={<span className="text-muted">{data("nothingYet")}</span>}
    >
      {found && <ImportTeam found={found} onClose={onClose} />}
    </Dialog>
  );
}

function ImportTeam({ found: { file, look }, onClose }: { found: FoundTeams; onClose: () => void }) {
  const t = useTranslate(teamSettings);
  const data = useTranslate(accountDataTexts);
  const common = useTranslate(commonTexts);
  const word = useAnswers({ ...TEAM_ANSWERS, import: importAnswers });
  const { team, refetch } = useTeam();
  const guard = useGuard();
  const [chosen, setChosen] = useState(look.teams[0]?.teamid ?? "");
  const [problem, setProblem] = useState<string>();
  const shown = look.teams.find(({ teamid }) => teamid === chosen);
  const hasRoom = look.seatsLeft === null || (shown?.people ?? 0) <= look.seatsLeft;

  async function bringIn(name: string) {
    setProblem(undefined);
    try {
      await call("POST /api/team/:teamid/import", {
        params: { teamid: team.teamid },
        query: { team: chosen },
        file,
      });
      onClose();
      notify.success(t("broughtIn", { team: name }));
      await refetch();
    } catch (error) {
      setProblem(teamFailure(error).message);
    }
  }

  return (
    <>
      {look.teams.length > 1 && (
        <div className="mt-4">
          <Select
            label={t("whichTeam")}
            options={look.teams.map(({ teamid, name }) => ({ value: teamid, label: name }))}
            value={chosen}
            onValueChange={setChosen}
          />
        </div>
      )}
      {shown ? (
        <>
          <p className="mt-4 font-semibold wrap-anywhere">{t("bringInQuestion", { team: shown.name })}</p>
          <ul className="mt-2 divide-y divide-line border-y border-line text-small *:py-2.5">
            <li>{t("templatesAdded", { count: shown.templates })}</li>
            <li>{t("invitedAnew", { count: shown.people })}</li>
            {shown.leftOut > 0 && <li>{t("leftOut", { count: shown.leftOut })}</li>}
            <li className="text-muted">{t("photosToo")}</li>
          </ul>
        </>
      ) : (
        <div className="mt-4">
          <Notice tone="warning">{word(TEXT.notACopy)}</Notice>
        </div>
      )}
      {!hasRoom && (
        <div className="mt-4">
          <Notice tone="warning">{t("noSeats", { count: look.seatsLeft ?? 0 })}</Notice>
        </div>
      )}
      <div role="alert" className={problem === undefined ? undefined : "mt-4"}>
        {problem !== undefined && <Notice tone="warning">{word(problem)}</Notice>}
      </div>
      <div className={dialogActionsClasses}>
        <Button
          isBusy={guard.running !== null}
          busyLabel={data("importing")}
          disabled={!shown || shown.templates === 0 || !hasRoom}
          onClick={() => shown && void guard.run(true, () => bringIn(shown.name))}
        >
          {data("import")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {common("cancel")}
        </Button>
      </div>
    </>
  );
}
