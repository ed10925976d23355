import { Spinner } from "../../../ui/spinner.tsx";
import { WizardFrame } from "./wizard-frame.tsx";

export function WizardLoading({ text }: { text: string }) {
  return (
    <WizardFrame>
      <div
        role="status"
        className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-muted"
      >
        <Spinner size={36} className="text-accent" />
        <p>{text}</p>
      </div>
    </WizardFrame>
  );
}
