import { LoaderCircle } from "lucide-react";
import { classNames } from "./class-names.ts";

/** Decorative: the text beside it says what is being waited for. */
export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <LoaderCircle
      aria-hidden="true"
      size={size}
      strokeWidth={2}
      className={classNames("shrink-0 animate-spin", className)}
    />
  );
}

/** Takes its size and shape from the classes of what it stands for. Put `aria-busy` on the list around it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("skeleton block animate-shimmer", className)} />;
}

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

/**
 * Why something takes longer than usual. Always in the page, because screen readers announce only what changes in it; while
 * empty it takes back the gap of its form.
 */
export function WaitingNote({ text }: { text: string | null }) {
  return (
    <p role="status" className="text-center text-small text-balance text-muted empty:-mt-4.5">
      {text}
    </p>
  );
}
