import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { useTranslate } from "../../lib/language.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Steps } from "./use-step.ts";
import { useProblemSteps, useWizardState } from "./wizard-context.tsx";
import { stepName, type WizardPath } from "./wizard-steps.ts";

type RemainingProblemsProps = { path: WizardPath; steps: Steps };

/** After a refused save: the way to each step that still lacks something, and from there back to Save. */
export function RemainingProblems({ path, steps }: RemainingProblemsProps) {
  const t = useTranslate(wizardTexts);
  const wasRefused = useWizardState((state) => state.wasRefused);
  const withProblems = useProblemSteps(path);
  const others = withProblems.filter((index) => index !== steps.index);
  // What is wrong on this step stands at its fields.
  const isAllDone = withProblems.length === 0;
  if (!wasRefused || (others.length === 0 && (steps.isLast || !isAllDone))) return null;
  const ways =
    others.length > 0
      ? others.map((index) => ({ index, step: path.steps[index] }))
      : [{ index: path.steps.length - 1, step: undefined }];
  return (
    <div className="mb-6">
      <Notice tone={others.length > 0 ? "warning" : "info"}>
        <p>{t(others.length > 0 ? "stillNeeded" : "nothingMissing")}</p>
        <ul className="-mx-1 flex flex-wrap gap-x-3">
          {ways.map(({ index, step }) => (
            <li key={index}>
              <button
                type="button"
                onClick={() => steps.open(index)}
                className="type-link min-h-touch rounded-xs px-1"
              >
                {step ? stepName(step, t) : t("goToSave")}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
