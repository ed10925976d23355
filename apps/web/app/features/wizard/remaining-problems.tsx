import { Notice } from "../../ui/notice.tsx";
import type { Steps } from "./use-step.ts";
import { useProblemSteps, useWizardState } from "./wizard-context.tsx";
import type { WizardPath } from "./wizard-steps.ts";

type RemainingProblemsProps = { path: WizardPath; steps: Steps };

/** After a refused save: the way to each step that still lacks something, and from there back to Save. */
export function RemainingProblems({ path, steps }: RemainingProblemsProps) {
  const wasRefused = useWizardState((state) => state.wasRefused);
  const withProblems = useProblemSteps(path);
  const others = withProblems.filter((index) => index !== steps.index);
  const last = path.steps.length - 1;
  // What is wrong on this step stands at its fields.
  const isAllDone = withProblems.length === 0;
  if (!wasRefused || (others.length === 0 && (steps.isLast || !isAllDone))) return null;
  return (
    <div className="mb-6">
      <Notice tone={others.length > 0 ? "warning" : "info"}>
        <p>{others.length > 0 ? "Still needed before you can save:" : "Nothing else is missing."}</p>
        <ul className="-mx-1 flex flex-wrap gap-x-3">
          {(others.length > 0 ? others : [last]).map((index) => (
            <li key={index}>
              <button
                type="button"
                onClick={() => steps.open(index)}
                className="type-link min-h-touch rounded-xs px-1"
              >
                {others.length > 0 ? path.steps[index]?.name : "Go to Save"}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
