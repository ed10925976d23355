import type { WizardStep } from "../wizard-steps.ts";
import { ColourStep } from "./colour-step.tsx";
import { ContactsStep } from "./contacts-step.tsx";
import { LockedStep } from "./locked-step.tsx";
import { PersonStep } from "./person-step.tsx";
import { PictureStep } from "./picture-step.tsx";
import { UsernameStep } from "./username-step.tsx";

export function StepContent({ step }: { step: WizardStep }) {
  return step.isLocked ? (
    <LockedStep>
      <OpenStep step={step} />
    </LockedStep>
  ) : (
    <OpenStep step={step} />
  );
}

function OpenStep({ step }: { step: WizardStep }) {
  switch (step.kind) {
    case "photo":
    case "logo":
      return <PictureStep kind={step.kind} />;
    case "person":
      return <PersonStep />;
    case "colour":
      return <ColourStep />;
    case "contacts":
      return <ContactsStep page={step.page} />;
    case "username":
      return <UsernameStep />;
  }
}
