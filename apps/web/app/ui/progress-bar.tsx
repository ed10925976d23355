import { classNames } from "./class-names.ts";

type ProgressBarProps = {
  label: string;
  /** From 0 to 1. */
  value: number;
  className?: string;
};

/** A native element: its width needs no style attribute, which a server-rendered page may not have. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={Math.max(0, Math.min(1, value))}
      max={1}
      className={classNames("progress-bar", className)}
    />
  );
}
