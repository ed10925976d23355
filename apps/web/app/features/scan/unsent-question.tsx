import { scanTexts } from "@visita/domain/owner-messages/scan";
import { useTranslate } from "../../lib/language.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";

type UnsentQuestionProps = { count: number; onAnswer: (mayGo: boolean) => void };

/** Logging out loses what was not sent. */
export function UnsentQuestion({ count, onAnswer }: UnsentQuestionProps) {
  const t = useTranslate(scanTexts);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => onAnswer(false)}
      title={t("unsentTitle", { count })}
      description={t("unsentLead")}
      cancelLabel={t("stay")}
      confirmLabel={t("dropAndLogOut")}
      onConfirm={() => onAnswer(true)}
    />
  );
}
