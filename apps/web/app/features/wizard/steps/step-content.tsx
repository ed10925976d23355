import { CHANNEL_PAGES } from "@visita/domain/card/channels";
import { cardThemes, DEFAULT_THEME, type ThemeKey } from "@visita/domain/card/themes";
import { colorNames } from "@visita/domain/owner-messages/colors";
import { wizardStepTexts } from "@visita/domain/owner-messages/wizard-steps";
import { Check } from "lucide-react";
import { useId } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { CardChip } from "../../card/view/card-chip.tsx";
import { PictureField } from "../picture/picture-field.tsx";
import { SideStep } from "../sides/side-step.tsx";
import { SetField } from "../team/set-field.tsx";
import { SetPicture } from "../team/set-picture.tsx";
import { useIsSet, useWizard, useWizardState } from "../wizard-context.tsx";
import type { CardStep } from "../wizard-steps.ts";
import { ChannelBox } from "./channel-box.tsx";
import { ChannelField } from "./channel-field.tsx";
import { saveLastColour } from "./last-colour.ts";
import { LockedStep, type Skip } from "./locked-step.tsx";
import { PersonStep } from "./person-step.tsx";
import { UsernameStep } from "./username-step.tsx";

type StepContentProps = {
  step: CardStep;
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

function OpenStep({ step }: { step: CardStep }) {
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
    case "side":
      return <SideStep />;
    case "username":
      return <UsernameStep />;
  }
}

function ContactsStep({ page }: { page: number }) {
  const { features, team } = useWizard();
  const color = useWizardState((state) => (features.colour ? state.values.color : DEFAULT_THEME));
  const channels = CHANNEL_PAGES[page - 1]?.filter(({ key }) => !team || features.channel(key));
  return (
    <div data-card={color} className="grid items-start gap-x-5 gap-y-5 md:grid-cols-2 md:gap-y-6">
      {channels?.map((channel) => (
        <ChannelField key={channel.key} channel={channel} />
      ))}
    </div>
  );
}

/** The profile photo, or the logo on the cover it will lie on. */
export function PictureStep({ kind }: { kind: "photo" | "logo" }) {
  const { store, features } = useWizard();
  const field = kind === "photo" ? "profilepic" : "logo";
  const value = useWizardState((state) => state.values[field]);
  const error = useWizardState((state) => state.problems[field]);
  const color = useWizardState((state) => (features.colour ? state.values.color : DEFAULT_THEME));
  if (useIsSet(field)) return <SetPicture kind={kind} value={value} color={color} />;
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

export function ColourStep() {
  const t = useTranslate(wizardStepTexts);
  const colorName = useTranslate(colorNames);
  const { store, features } = useWizard();
  const name = useId();
  const chosen = useWizardState((state) => (features.colour ? state.values.color : DEFAULT_THEME));

  function choose(color: ThemeKey) {
    store.set("color", color);
    saveLastColour(color);
  }

  if (useIsSet("color"))
    return (
      <SetField
        label={t("cardColour")}
        value={colorName(chosen)}
        leading={<CardChip color={chosen} isResting={false} className="w-10" />}
      />
    );
  return (
    <fieldset data-field="color" className="min-w-0">
      <legend className="sr-only">{t("cardColour")}</legend>
      <div className="grid grid-cols-3 gap-x-2.5 gap-y-3.5 md:grid-cols-6">
        {cardThemes.map((theme) => (
          <label
            key={theme.key}
            className="group relative grid cursor-pointer grid-cols-[minmax(0,1fr)] content-start gap-1.75 text-help leading-[1.2] font-medium has-checked:font-bold"
          >
            <input
              type="radio"
              name={name}
              value={theme.key}
              checked={chosen === theme.key}
              data-start-here={chosen === theme.key || undefined}
              onChange={() => choose(theme.key)}
              className="peer absolute inset-0 z-1 scroll-mb-46! cursor-pointer opacity-0"
            />
            <span
              data-card={theme.key}
              className="card-cover flex h-17 items-end justify-end rounded-md p-1.75 shadow-[0_2px_0_var(--card-edge)] outline-offset-3 outline-text transition-transform duration-hover group-hover:-translate-y-0.5 peer-checked:outline-3 peer-focus-visible:outline-3 peer-focus-visible:outline-accent"
            >
              <span className="hidden size-6.5 place-items-center rounded-full bg-white text-ink-900 group-has-checked:grid">
                <Check aria-hidden="true" size={16} strokeWidth={2.5} />
              </span>
            </span>
            {colorName(theme.key)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
