import { useMemo } from "react";
import { useWizardState } from "./wizard-context.tsx";
import { stepOfField, type WizardPath } from "./wizard-steps.ts";

/** The numbers of the steps on which something is wrong, in order. */
export function useProblemSteps(path: WizardPath): readonly number[] {
  const problems = useWizardState((state) => state.problems);
  return useMemo(() => {
    const steps = new Set(Object.keys(problems).map((field) => stepOfField(path, field)));
    steps.delete(-1);
    return [...steps].sort((a, b) => a - b);
  }, [path, problems]);
}
