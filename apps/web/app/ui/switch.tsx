import { useId } from "react";

type SwitchProps = {
  label: string;
  /** What it does, below the label. */
  note?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** A row with a track at its end. What it changes is changed at once. */
export function Switch({ label, note, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}-label`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      className="group flex min-h-control w-full items-center justify-between gap-4 rounded-sm text-left"
      onClick={() => onChange(!isOn)}
    >
      <span className="grid min-w-0">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {note && (
          <span id={`${id}-note`} className="text-help text-muted">
            {note}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className="relative h-7 w-12 shrink-0 rounded-full bg-surface shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] transition-colors duration-hover group-aria-checked:bg-accent group-aria-checked:shadow-none forced-colors:border"
      >
        <span className="absolute top-1.25 left-1.25 size-4.5 rounded-full bg-line-strong transition-transform duration-hover group-aria-checked:translate-x-5 group-aria-checked:bg-on-accent forced-colors:bg-[CanvasText]" />
      </span>
    </button>
  );
}
