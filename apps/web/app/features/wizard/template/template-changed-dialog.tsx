import { formatTimeAgo } from "@visita/domain/format";
import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

type TemplateChangedDialogProps = {
  /** What somebody has saved meanwhile. */
  newer: TeamTemplate | undefined;
  onClose: () => void;
  onTakeUp: (newer: TeamTemplate) => void;
};

/** Two people edited one template: nothing is overwritten, and neither loses anything. */
export function TemplateChangedDialog({ newer, onClose, onTakeUp }: TemplateChangedDialogProps) {
  const t = useTranslate(wizardTemplate);
  const title = useTitle(newer);
  return (
    <Dialog
      isOpen={newer !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={t("changedText")}
    >
      <div className="mt-6 grid gap-3">
        <Button onClick={() => newer && onTakeUp(newer)}>{t("seeWhatChanged")}</Button>
        <Button variant="ghost" onClick={onClose}>
          {t("goOnEditing")}
        </Button>
      </div>
    </Dialog>
  );
}

function useTitle(newer: TeamTemplate | undefined): string {
  const t = useTranslate(wizardTemplate);
  if (!newer) return "";
  const when = formatTimeAgo(t.language, new Date(newer.changedAt).toISOString());
  const said = { template: newer.name, when };
  if (newer.isChangedByYou) return t("changedByYou", said);
  return newer.changedBy === null ? t("changed", said) : t("changedBy", { ...said, name: newer.changedBy });
}
