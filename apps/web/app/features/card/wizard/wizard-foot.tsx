import { Button } from "../../../ui/button.tsx";
import { PreviewPeek } from "./preview/preview-peek.tsx";
import { useIsWide } from "./use-is-wide.ts";
import type { Steps } from "./use-step.ts";

type WizardFootProps = { steps: Steps; isSaving: boolean; formId: string };

export function WizardFoot({ steps, isSaving, formId }: WizardFootProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-15 border-t border-line bg-bg lg:static lg:col-start-1 lg:row-start-3">
      {!useIsWide() && <PreviewPeek />}
      <div className="mx-auto flex max-w-184 gap-3 px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:justify-between lg:px-10 lg:py-4">
        <Button
          variant="secondary"
          disabled={steps.index === 0}
          onClick={steps.prev}
          className="min-h-13! lg:min-h-control! lg:min-w-34"
        >
          Prev
        </Button>
        <Button
          key={steps.isLast ? "save" : "next"}
          type="submit"
          form={formId}
          isBusy={steps.isLast ? isSaving : undefined}
          busyLabel="Saving..."
          className="min-h-13! flex-1 lg:min-h-control! lg:min-w-34 lg:flex-none"
        >
          {steps.isLast ? "Save" : "Next"}
        </Button>
      </div>
    </div>
  );
}
