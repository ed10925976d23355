import { importAnswers } from "@visita/domain/answers/import";
import { IMPORT_MAX_BYTES } from "@visita/domain/import/import.contract";
import { IMPORT_MESSAGES as TEXT } from "@visita/domain/import/import.messages";
import { MESSAGES } from "@visita/domain/messages";
import { accountDataTexts } from "@visita/domain/owner-messages/account-data";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useSettings } from "../../../lib/use-settings.ts";
import { ContactFileButton, FilePickerButton } from "../../../ui/file-picker-button.tsx";
import { SettingsLine, SettingsSection } from "../../../ui/settings-section.tsx";
import { notify } from "../../../ui/toast.tsx";
import { handOverContactFile } from "../../card/public/hand-over.ts";
import { settingsFailure } from "../failures.ts";
import { ImportDialog, type LookedAt } from "./import-dialog.tsx";

export function ImportSection({ userid }: { userid: string }) {
  const t = useTranslate(accountDataTexts);
  useAnswers({ import: importAnswers });
  const navigate = useNavigate();
  const brand = useSettings()?.brand ?? "";
  const [isLooking, setIsLooking] = useState(false);
  const [found, setFound] = useState<LookedAt | null>(null);

  async function lookAt(file: File) {
    if (file.size > IMPORT_MAX_BYTES) return void notify.error(MESSAGES.tooLarge);
    setIsLooking(true);
    try {
      setFound({ file, look: await call("POST /api/account/import/look", { file }) });
    } catch (error) {
      notify.error(settingsFailure(error, TEXT.failed).message);
    }
    setIsLooking(false);
  }

  function openWizard(file: File) {
    handOverContactFile(file);
    void navigate("/b/c");
  }

  return (
    <SettingsSection id="import" title={t("import")} lead={t("importLead")}>
      <SettingsLine
        title={t("copyFrom", { brand })}
        action={
          <FilePickerButton
            variant="secondary"
            accept=".zip,application/zip"
            isBusy={isLooking}
            busyLabel={t("reading")}
            onChoose={(file) => void lookAt(file)}
          >
            {t("chooseZip")}
          </FilePickerButton>
        }
      >
        {t("copyFromText")}
      </SettingsLine>
      <SettingsLine
        title={t("contactFile")}
        action={
          <ContactFileButton variant="secondary" onChoose={openWizard}>
            {t("chooseVcf")}
          </ContactFileButton>
        }
      >
        {t("contactFileText")}
      </SettingsLine>
      <ImportDialog userid={userid} found={found} onClose={() => setFound(null)} />
    </SettingsSection>
  );
}
