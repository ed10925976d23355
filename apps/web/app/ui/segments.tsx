import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type SegmentsProps<Value extends string | number> = {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: Value; label: ReactNode; lang?: string | undefined }[];
  value: Value;
  className?: string;
  onValueChange: (value: Value) => void;
};

/** Switches what is shown; nothing is chosen by it. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, options, value, className, onValueChange } = props;
  return (
    <fieldset className={classNames("flex min-w-0 rounded-md bg-sunk p-0.75", className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          className="min-h-touch flex-1 rounded-[0.5625rem] px-1.5 text-small font-semibold whitespace-nowrap text-muted transition-colors duration-hover hover:text-text max-[22.5rem]:text-caption md:px-3.75 aria-pressed:bg-raised aria-pressed:text-text aria-pressed:shadow-[0_1px_2px_rgb(27_25_22/0.16)]"
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
