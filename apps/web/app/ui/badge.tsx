import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  neutral: "bg-sunk text-text",
  accent: "bg-accent-soft text-accent",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

type BadgeProps = { tone?: keyof typeof tones; icon?: LucideIcon; children: ReactNode };

export function Badge({ tone = "neutral", icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2.5 text-caption font-semibold whitespace-nowrap",
        tones[tone],
      )}
    >
      {Icon && <Icon aria-hidden="true" size={16} strokeWidth={2.5} className="shrink-0" />}
      {children}
    </span>
  );
}
