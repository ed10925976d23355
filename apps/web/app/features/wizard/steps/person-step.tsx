import { wizardStepTexts } from "@visita/domain/owner-messages/wizard-steps";
import { useTranslate } from "../../../lib/language.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { SetField } from "../team/set-field.tsx";
import { useIsNeeded, useIsSet, useText } from "../wizard-context.tsx";
import { BioArea } from "./bio-area.tsx";

export function PersonStep() {
  const t = useTranslate(wizardStepTexts);
  return (
    <div className="grid gap-5">
      <LineField field="fullname" label={t("fullName")} autoComplete="name" />
      <div className="grid gap-5 md:grid-cols-2">
        <LineField field="occupation" label={t("occupation")} autoComplete="organization-title" />
        <LineField field="companyname" label={t("company")} autoComplete="organization" />
      </div>
      <BioField />
    </div>
  );
}

type LineFieldProps = {
  field: "fullname" | "occupation" | "companyname";
  label: string;
  autoComplete: string;
};

function LineField({ field, label, autoComplete }: LineFieldProps) {
  const { value, error, set } = useText(field);
  const isNeeded = useIsNeeded(field);
  if (useIsSet(field)) return <SetField label={label} value={value} />;
  return (
    <div data-field={field}>
      <TextField
        label={label}
        isRequired={isNeeded}
        dir="auto"
        name={field}
        autoComplete={autoComplete}
        enterKeyHint="next"
        value={value}
        onChange={(event) => set(event.target.value)}
        error={error}
      />
    </div>
  );
}

function BioField() {
  const t = useTranslate(wizardStepTexts);
  const { value, error, set } = useText("bio");
  if (useIsSet("bio")) return <SetField label={t("bio")} value={value} />;
  return (
    <div data-field="bio">
      <BioArea value={value} onChange={set} error={error} />
    </div>
  );
}
