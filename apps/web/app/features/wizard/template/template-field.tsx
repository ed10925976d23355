import { templateWords } from "@visita/domain/owner-messages/template-words";
import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import { Lock, Pencil } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { useWizard, useWizardState } from "../wizard-context.tsx";
import type { Rule, TemplateRules } from "./template-rules.ts";

/** The rules of the template that is edited. */
export function useRules() {
  const { store } = useWizard();
  const rules = useWizardState((state) => state.rules) as TemplateRules;
  return {
    rules,
    change: (part: Partial<TemplateRules>, field?: string) => store.changeRules({ ...rules, ...part }, field),
    setRule: (field: string, rule: Rule) =>
      store.changeRules({ ...rules, fields: { ...rules.fields, [field]: rule } }, field),
    /** A channel that is left out is not used. */
    drop(field: string) {
      const { [field]: _gone, ...fields } = rules.fields;
      store.changeRules({ ...rules, fields }, field);
    },
  };
}

type TemplateFieldProps = {
  field: string;
  name: string;
  icon: ReactNode;
  /** What "fixed" is called, where it is not the same for everybody. */
  fixedLabel?: string;
  onLeaveOut?: (() => void) | undefined;
  onRule?: (rule: Rule) => void;
  /** By what the rule is. */
  fixed: ReactNode;
  theirs: ReactNode;
};

/** A field of a template: whose it is, and below that its value or what it means. */
export function TemplateField(props: TemplateFieldProps) {
  const { field, name, icon, fixedLabel, onLeaveOut, onRule, fixed, theirs } = props;
  const t = useTranslate(wizardTemplate);
  const { rules, setRule } = useRules();
  const rule = rules.fields[field] ?? "theirs";
  return (
    <div
      data-template-field={field}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 border-t border-line py-5 last-of-type:border-b lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-center lg:gap-x-6"
    >
      <div className="flex min-h-6 items-center justify-between gap-4 lg:min-h-touch">
        <p className="flex min-w-0 items-center gap-2.5 font-semibold wrap-anywhere">
          <span className="grid w-5 shrink-0 place-items-center text-[var(--card-deep,var(--color-muted))]">
            {icon}
          </span>
          {name}
        </p>
        {onLeaveOut && (
          <button
            type="button"
            onClick={onLeaveOut}
            className="-mx-2 -my-3 inline-flex min-h-touch shrink-0 items-center rounded-sm px-2 text-help font-semibold text-muted hover:text-text"
          >
            <span>
              <TaggedText
                text={t("leaveOut", { field: name })}
                tags={{ what: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
              />
            </span>
          </button>
        )}
      </div>
      <RuleSwitch
        name={name}
        fixedLabel={fixedLabel}
        rule={rule}
        onChange={(chosen) => {
          setRule(field, chosen);
          onRule?.(chosen);
        }}
      />
      <div className="min-w-0 lg:col-span-2">{rule === "fixed" ? fixed : theirs}</div>
    </div>
  );
}

type RuleSwitchProps = {
  name: string;
  fixedLabel: string | undefined;
  rule: Rule;
  onChange: (rule: Rule) => void;
};

/** Two radio buttons named after the field. Their border never moves, whichever is chosen. */
function RuleSwitch({ name, fixedLabel, rule, onChange }: RuleSwitchProps) {
  const t = useTranslate(templateWords);
  const group = useId();
  const options = [
    { value: "fixed", label: fixedLabel ?? t("same"), icon: Lock, width: "basis-[55.4%]" },
    { value: "theirs", label: t("own"), icon: Pencil, width: "basis-[44.6%]" },
  ] as const;
  return (
    <fieldset className="flex min-w-0 rounded-md bg-sunk p-0.75">
      <legend className="sr-only">{name}</legend>
      {options.map(({ value, label, icon: Icon, width }) => (
        <label
          key={value}
          className={classNames(
            "relative inline-flex min-h-touch min-w-0 shrink grow-0 cursor-pointer items-center justify-center gap-1.5 rounded-[0.5625rem] px-1 py-1 text-center text-help leading-[1.2] font-semibold text-muted transition-colors duration-hover hover:text-text max-[22.5rem]:text-caption lg:text-small",
            "has-checked:bg-raised has-checked:text-text has-checked:shadow-[0_1px_2px_rgb(27_25_22/0.16)] has-focus-visible:outline-3 has-focus-visible:outline-accent",
            width,
          )}
        >
          <input
            type="radio"
            name={group}
            className="peer sr-only"
            checked={rule === value}
            onChange={() => onChange(value)}
          />
          <Icon
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className="hidden shrink-0 peer-checked:block max-[22.5rem]:hidden!"
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Below a field that is each person's own. */
export function FieldHint({ children }: { children: ReactNode }) {
  return <p className="text-help text-muted">{children}</p>;
}

/** What a colleague has there, or might have. */
export function ExampleHint({ value }: { value: string }) {
  const t = useTranslate(wizardTemplate);
  if (value === "") return <FieldHint>{t("emptyUntil")}</FieldHint>;
  return (
    <FieldHint>
      <TaggedText text={t("forExample", { value })} tags={{ b: drawExample }} />
    </FieldHint>
  );
}

export function drawExample(value: string): ReactNode {
  return <b className="font-semibold text-text wrap-anywhere">{value}</b>;
}
