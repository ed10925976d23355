import { IMPORT_MAX_BYTES } from "@visita/domain/import/import.contract";
import { IMPORT_MESSAGES as TEXT } from "@visita/domain/import/import.messages";
import { MESSAGES } from "@visita/domain/messages";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../../lib/api.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { ContactFileButton, FilePickerButton } from "../../../ui/file-picker-button.tsx";
import { SettingsLine, SettingsSection } from "../../../ui/settings-section.tsx";
import { notify } from "../../../ui/toast.tsx";
import { handOverContactFile } from "../../card/public/hand-over.ts";
import { settingsFailure } from "../failures.ts";
import { ImportDialog, type LookedAt } from "./import-dialog.tsx";

export function ImportSection({ userid }: { userid: string }) {
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
    <SettingsSection
      id="import"
      title="Import"
      lead="From a copy made here, or a contact file from any phone or service."
    >
      <SettingsLine
        title={`A copy from ${brand}`}
        action={
          <FilePickerButton
            variant="secondary"
            accept=".zip,application/zip"
            isBusy={isLooking}
            busyLabel="Reading..."
            onChoose={(file) => void lookAt(file)}
          >
            Choose ZIP
          </FilePickerButton>
        }
      >
        ZIP. As many cards as you have room for, contacts and favorites.
      </SettingsLine>
      <SettingsLine
        title="A contact file"
        action={
          <ContactFileButton variant="secondary" onChoose={openWizard}>
            Choose .vcf
          </ContactFileButton>
        }
      >
        .vcf. Opens the card editor filled in, with the photo.
      </SettingsLine>
      <ImportDialog userid={userid} found={found} onClose={() => setFound(null)} />
    </SettingsSection>
  );
}
