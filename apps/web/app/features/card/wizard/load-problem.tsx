import { RotateCw } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { WizardFrame } from "./wizard-frame.tsx";

type LoadProblemProps = { title: string; text: string; isRetrying: boolean; onRetry: () => void };

export function LoadProblem({ title, text, isRetrying, onRetry }: LoadProblemProps) {
  return (
    <WizardFrame>
      <div role="alert" className="max-w-prose lg:mt-6">
        <h1 className="type-title">{title}</h1>
        <p className="mt-2 text-muted wrap-anywhere">{text}</p>
      </div>
      <div className="mt-6 flex flex-col gap-3 md:flex-row">
        <Button icon={RotateCw} isBusy={isRetrying} busyLabel="Trying..." onClick={onRetry}>
          Try again
        </Button>
        <ButtonLink to="/dashboard" variant="secondary">
          Back to the dashboard
        </ButtonLink>
      </div>
    </WizardFrame>
  );
}
