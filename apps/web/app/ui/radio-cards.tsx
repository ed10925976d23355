import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type RadioCard<Value extends string> = {
  value: Value;
  label: string;
  /** What it means. */
  text?: string;
  /** Below the text while it is chosen, such as a field that belongs to it. */
  children?: ReactNode;
};

type RadioCardsProps<Value extends string> = {
  legend: string;
  isLegendHidden?: boolean;
  options: readonly RadioCard<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** One of a few, each in a frame with its consequences. Native radio buttons: the arrow keys move the choice. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, isLegendHidden = false, options, value, onValueChange } = props;
  const name = useId();
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className={isLegendHidden ? "sr-only" : "mb-2.5 text-small font-semibold"}>{legend}</legend>
      {options.map((option) => {
        const isChosen = option.value === value;
        const id = `${name}-${option.value}`;
        return (
          <div
            key={option.value}
            className={classNames(
              "rounded-md border-[1.5px] bg-surface text-small leading-[1.4]",
              "has-[>label>input:focus-visible]:outline-3 has-[>label>input:focus-visible]:outline-offset-2 has-[>label>input:focus-visible]:outline-accent",
              isChosen
                ? "border-accent shadow-[inset_0_0_0_1px_var(--color-accent)]"
                : "border-line-strong hover:border-text",
            )}
          >
            <label className="grid cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 px-4 py-3.5">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={isChosen}
                aria-labelledby={`${id}-label`}
                aria-describedby={option.text === undefined ? undefined : `${id}-text`}
                onChange={() => onValueChange(option.value)}
                className="size-6 appearance-none rounded-full border-[1.5px] border-line-strong bg-surface outline-none checked:border-[7px] checked:border-accent"
              />
              <span className="min-w-0">
                <span id={`${id}-label`} className="block text-body font-semibold">
                  {option.label}
                </span>
                {option.text && <span id={`${id}-text`}>{option.text}</span>}
              </span>
            </label>
            {isChosen && option.children && <div className="px-4 pb-4">{option.children}</div>}
          </div>
        );
      })}
    </fieldset>
  );
}
