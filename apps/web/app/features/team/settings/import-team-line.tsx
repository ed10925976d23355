import { importAnswers } from "@visita/domain/answers/import";
import { IMPORT_MAX_BYTES } from "@visita/domain/import/import.contract";
import { MESSAGES } from "@visita/domain/messages";
import { accountDataTexts } from "@visita/domain/owner-messages/account-data";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { FilePickerButton } from "../../../ui/file-picker-button.tsx";
import { SettingsLine } from "../../../ui/settings-section.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { type FoundTeams, ImportTeamDialog } from "./import-team-dialog.tsx";
import { TEAM_ANSWERS, teamFailure } from "./use-team-change.ts";

/** A copy of another team, also from another installation. */
export function ImportTeamLine() {
  const t = useTranslate(teamSettings);
  const data = useTranslate(accountDataTexts);
  const word = useAnswers({ ...TEAM_ANSWERS, import: importAnswers });
  const { team } = useTeam();
  const [isLooking, setIsLooking] = useState(false);
  const [found, setFound] = useState<FoundTeams | null>(null);

  async function lookAt(file: File) {
    if (file.size > IMPORT_MAX_BYTES) return void notify.error(word(MESSAGES.tooLarge));
    setIsLooking(true);
    try {
      const params = { teamid: team.teamid };
      setFound({ file, look: await call("POST /api/team/:teamid/import/look", { params, file }) });
    } catch (error) {
      notify.error(word(teamFailure(error).message));
    }
    setIsLooking(false);
  }

  return (
    <SettingsLine
      title={t("bringIn")}
      action={
        <FilePickerButton
          variant="secondary"
          accept=".zip,application/zip"
          isBusy={isLooking}
          busyLabel={data("reading")}
          onChoose={(file) => void lookAt(file)}
        >
          {data("chooseZip")}
        </FilePickerButton>
      }
    >
      {t("bringInText")}
      <ImportTeamDialog found={found} onClose={() => setFound(null)} />
    </SettingsLine>
  );
}
