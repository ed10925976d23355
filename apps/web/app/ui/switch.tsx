import { type ReactNode, useId } from "react";

type SwitchProps = {
  label: string;
  /** What being on means. */
  children?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
};

/** Acts at once: there is no button that saves it. */
export function Switch({ label, children, isOn, onChange, isDisabled = false }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="flex min-h-control cursor-pointer items-center justify-between gap-5 has-disabled:cursor-not-allowed has-disabled:text-muted">
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold wrap-anywhere">{label}</span>
        {children && (
          <span id={hintId} className="text-help text-muted">
            {children}
          </span>
        )}
      </span>
      <span className="relative inline-grid h-7 w-12 shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-label={label}
          aria-describedby={children ? hintId : undefined}
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer col-start-1 row-start-1 size-full cursor-[inherit] appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-colors duration-hover checked:border-accent checked:bg-accent"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 inset-s-1.25 size-4.5 -translate-y-1/2 rounded-full bg-line-strong transition-transform duration-hover peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5 peer-checked:bg-on-accent"
        />
      </span>
    </label>
  );
}
