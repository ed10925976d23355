import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { PictureField } from "../picture/picture-field.tsx";
import { useWizard, useWizardState } from "../wizard-context.tsx";
import type { WizardStep } from "../wizard-steps.ts";
import { ChannelBox } from "./channel-box.tsx";
import { ChannelField } from "./channel-field.tsx";
import { ColourStep } from "./colour-step.tsx";
import { LockedStep, type Skip } from "./locked-step.tsx";
import { PersonStep } from "./person-step.tsx";
import { UsernameStep } from "./username-step.tsx";

type StepContentProps = {
  step: WizardStep;
  skip: Skip | undefined;
  /** Contact pages that the plan opens. */
  openPages: number;
  onOpenField: (field: string) => void;
};

export function StepContent({ step, skip, openPages, onOpenField }: StepContentProps) {
  if (step.isLocked) {
    return (
      <LockedStep skip={skip}>
        <OpenStep step={step} />
      </LockedStep>
    );
  }
  return (
    <>
      {step.kind === "contacts" && <ChannelBox openPages={openPages} onOpenField={onOpenField} />}
      <OpenStep step={step} />
    </>
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

function ContactsStep({ page }: { page: number }) {
  const { features } = useWizard();
  const color = useWizardState((state) => (features.colour ? state.values.color : DEFAULT_THEME));
  return (
    <div data-card={color} className="grid items-start gap-x-5 gap-y-5 md:grid-cols-2 md:gap-y-6">
      {CHANNEL_PAGES[page - 1]?.map((channel) => (
        <ChannelField key={channel.key} channel={channel} />
      ))}
    </div>
  );
}

/** The profile photo, or the logo on the cover it will lie on. */
function PictureStep({ kind }: { kind: "photo" | "logo" }) {
  const { store, features } = useWizard();
  const field = kind === "photo" ? "profilepic" : "logo";
  const value = useWizardState((state) => state.values[field]);
  const error = useWizardState((state) => state.problems[field]);
  const color = useWizardState((state) => (features.colour ? state.values.color : DEFAULT_THEME));
  return (
    <div data-field={field}>
      <PictureField
        kind={kind}
        value={value}
        onChange={(image) => store.set(field, image)}
        color={color}
        error={error}
      />
    </div>
  );
}
