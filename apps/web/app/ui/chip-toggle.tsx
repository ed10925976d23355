import { Check } from "lucide-react";
import type { ReactNode } from "react";

type ChipToggleProps = {
  /** Decorative, 18 px; a check takes its place while the chip is on. */
  icon?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** One of several things that can be on at the same time. */
export function ChipToggle({ icon, isOn, isDisabled = false, onToggle, children }: ChipToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isDisabled}
      className="inline-flex min-h-touch max-w-full items-center gap-2 rounded-sm border-[1.5px] border-line-strong bg-surface px-3.5 text-small font-medium transition-colors duration-hover not-disabled:hover:border-text disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent"
      onClick={onToggle}
    >
      <span aria-hidden="true" className="grid size-4.5 shrink-0 place-items-center">
        {isOn ? <Check size={18} strokeWidth={2} /> : icon}
      </span>
      <span className="truncate">{children}</span>
    </button>
  );
}
