import type { Ref } from "react";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { stepLabel, type WizardPath, type WizardStep } from "../wizard-steps.ts";
import { stepTexts } from "./step-texts.ts";

type StepHeadingProps = { ref: Ref<HTMLHeadingElement>; step: WizardStep; path: WizardPath; index: number };

/** Takes the focus when the step opens; a screen reader then says "Step 3 of 12, Business logo". */
export function StepHeading({ ref, step, path, index }: StepHeadingProps) {
  const { title, intro } = stepTexts(step, path);
  return (
    <>
      <h1 ref={ref} tabIndex={-1} className="type-title outline-none">
        <VisuallyHidden>{`${stepLabel(path, index)}, ${step.name}:`}</VisuallyHidden> {title}
      </h1>
      <p className="mt-1.5 mb-6 text-muted">{intro}</p>
    </>
  );
}
