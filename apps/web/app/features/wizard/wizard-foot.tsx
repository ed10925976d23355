import { commonTexts } from "@visita/domain/owner-messages/common";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import type { ReactNode } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useIsWide } from "../../lib/use-media-query.ts";
import { Button } from "../../ui/button.tsx";
import { PreviewPeek } from "./preview/preview-peek.tsx";
import type { Steps } from "./use-step.ts";
import { useWizardState } from "./wizard-context.tsx";
import { countChanges } from "./wizard-store.ts";

type WizardFootProps = {
  steps: Steps;
  isSaving: boolean;
  formId: string;
  /** Between the two: another way to the end. */
  middle?: ReactNode;
  /** What the last button is called. */
  saveLabel?: string;
  /** The step itself offers a longer way forward. */
  isSkippable: boolean;
  /** The step is one for a second side. */
  isOptional: boolean;
};

export function WizardFoot(props: WizardFootProps) {
  const { steps, isSaving, formId, middle, saveLabel, isSkippable, isOptional } = props;
  const isLeftOut = useWizardState(({ values }) => isOptional && values.secondSide === null);
  const t = useTranslate(wizardTexts);
  const common = useTranslate(commonTexts);
  const onwards = t(isLeftOut ? "skip" : "next");
  return (
    <div className="fixed inset-x-0 bottom-0 z-15 border-t border-line bg-bg max-lg:short:static lg:static lg:col-start-1 lg:row-start-3">
      {!useIsWide() && <PreviewPeek />}
      <div className="mx-auto flex max-w-184 flex-wrap gap-3 px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:justify-between lg:px-10 lg:py-4">
        <Button
          variant="secondary"
          disabled={steps.index === 0}
          onClick={steps.prev}
          className="min-h-13! lg:min-h-control! lg:min-w-34"
        >
          {t("prev")}
        </Button>
        {!steps.isLast && middle}
        <Button
          key={steps.isLast ? "save" : "next"}
          type="submit"
          variant={isSkippable ? "secondary" : "primary"}
          form={formId}
          isBusy={steps.isLast ? isSaving : undefined}
          busyLabel={common("saving")}
          className="min-h-13! flex-1 lg:min-h-control! lg:min-w-34 lg:flex-none"
        >
          {steps.isLast ? (saveLabel ?? common("save")) : onwards}
        </Button>
      </div>
    </div>
  );
}

/** A card that exists can be saved from every step. */
export function SaveChanges({ isSaving, onSave }: { isSaving: boolean; onSave: () => void }) {
  const t = useTranslate(wizardTexts);
  const common = useTranslate(commonTexts);
  const isDirty = useWizardState((state) => state.isDirty);
  const changes = useWizardState(countChanges);
  if (!isDirty || changes === 0) return null;
  return (
    <Button
      variant="secondary"
      isBusy={isSaving}
      busyLabel={common("saving")}
      onClick={onSave}
      className="min-h-13! flex-[1.4] max-lg:px-3! lg:ms-auto lg:min-h-control! lg:min-w-34 lg:flex-none"
    >
      {changes === undefined ? common("save") : t("saveChanges", { count: changes })}
    </Button>
  );
}
