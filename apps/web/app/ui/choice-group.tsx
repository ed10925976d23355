import { Check, type LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export type ChoiceOption<Value extends string> = {
  value: Value;
  label: string;
  /** Of the label. */
  lang?: string | undefined;
  /** What it means, below the label. */
  note?: string;
  /** A decorative drawing of 52 px above the label. */
  picture?: ReactNode;
  /** A CSS colour, shown before the label. */
  swatch?: string;
  /** Before the label, in a frame of 56 px. */
  icon?: LucideIcon;
  isDisabled?: boolean;
};

type ChoiceGroupProps<Value extends string> = {
  label: string;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  perRow?: 2 | 3 | 4;
  onValueChange: (value: Value) => void;
};

const ROWS = { 2: "grid-cols-2", 3: "grid-cols-3", 4: "grid-cols-2 xs:grid-cols-4" };

/** One of a few, each in a frame with words or a picture. Native radio buttons: the arrow keys move the choice. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, options, value, perRow = 2, onValueChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 text-small font-semibold">{label}</legend>
      <div className={classNames("grid gap-2", ROWS[perRow])}>
        {options.map((option) => (
          <Choice
            key={option.value}
            option={option}
            name={name}
            isNarrow={perRow === 4}
            isChosen={option.value === value}
            onChoose={() => onValueChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps<Value extends string> = {
  option: ChoiceOption<Value>;
  name: string;
  isNarrow: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { option, name, isNarrow, isChosen, onChoose } = props;
  const { value, label, lang, note, picture, swatch, icon: Icon, isDisabled = false } = option;
  const id = useId();
  const isPlain = note === undefined && picture === undefined;
  return (
    <label
      className={classNames(
        "relative grid min-h-control min-w-0 cursor-pointer gap-2 rounded-md border-[1.5px] bg-surface py-2.5 leading-[1.25]",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        "has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunk has-disabled:text-muted",
        isPlain ? "content-center" : "content-start",
        isNarrow ? "px-1.5 text-caption" : "px-2.5 text-help",
        Icon && "min-h-14",
        isChosen
          ? "border-accent font-semibold shadow-[inset_0_0_0_1px_var(--color-accent)]"
          : "border-line-strong font-medium not-has-disabled:hover:border-text",
      )}
    >
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={onChoose}
      />
      {picture && (
        <span
          aria-hidden="true"
          className="grid h-13 place-items-center overflow-hidden rounded-[0.375rem] bg-sunk text-muted"
        >
          {picture}
        </span>
      )}
      <span className="flex min-w-0 items-center gap-3">
        {Icon && (
          <Icon
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className={classNames("shrink-0", isChosen ? "text-accent" : "text-muted")}
          />
        )}
        {swatch && (
          <span
            aria-hidden="true"
            className="size-6 shrink-0 rounded-[0.375rem] shadow-[inset_0_0_0_1px_color-mix(in_oklab,currentColor_28%,transparent)] forced-color-adjust-none"
            style={{ backgroundColor: swatch }}
          />
        )}
        <span className="min-w-0">
          <span id={`${id}-label`} lang={lang} className="block wrap-anywhere">
            {label}
          </span>
          {note && (
            <span
              id={`${id}-note`}
              className="mt-0.5 block text-caption leading-[1.35] font-normal text-muted"
            >
              {note}
            </span>
          )}
        </span>
      </span>
      {isChosen && (
        <span
          aria-hidden="true"
          className="absolute -top-2 -inset-e-2 grid size-5.5 place-items-center rounded-full bg-accent text-on-accent shadow-[0_0_0_2px_var(--color-bg)]"
        >
          <Check size={13} strokeWidth={3.6} />
        </span>
      )}
    </label>
  );
}
