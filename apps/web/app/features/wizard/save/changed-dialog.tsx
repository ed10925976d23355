import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog, Dialog } from "../../../ui/dialog.tsx";

type ChangedDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onKeepMine: () => void;
  onLoadNewer: () => void;
};

/** Two people, or two tabs, changed one card. Neither loses anything without being asked. */
export function ChangedDialog({ isOpen, onClose, onKeepMine, onLoadNewer }: ChangedDialogProps) {
  const t = useTranslate(wizardTexts);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        isOpen={isOpen && !isAsking}
        onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
        title={t("twoVersions")}
        description={t("twoVersionsText")}
      >
        <div className="mt-6 grid gap-3">
          <Button onClick={onKeepMine}>{t("keepMine")}</Button>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t("loadNewer")}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t("keepEditing")}
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        onOpenChange={setAsking}
        title={t("discardChanges")}
        description={t("discardChangesText")}
        cancelLabel={t("keepMyChanges")}
        confirmLabel={t("loadNewer")}
        onConfirm={() => {
          setAsking(false);
          onLoadNewer();
        }}
      />
    </>
  );
}
