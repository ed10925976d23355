import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  info: { background: "bg-accent-soft", color: "text-accent", icon: Info },
  success: { background: "bg-success-soft", color: "text-success", icon: CircleCheck },
  warning: { background: "bg-warning-soft", color: "text-warning", icon: TriangleAlert },
  danger: { background: "bg-danger-soft", color: "text-danger", icon: CircleAlert },
};

type NoticeProps = { tone?: keyof typeof tones; icon?: LucideIcon; title?: string; children: ReactNode };

/** A permanent message in the page; events are shown by toasts. */
export function Notice({ tone = "info", icon, title, children }: NoticeProps) {
  const { background, color, icon: toneIcon } = tones[tone];
  const Icon = icon ?? toneIcon;
  return (
    <div className={classNames("flex gap-3 rounded-md px-4 py-3.5 text-small leading-[1.45]", background)}>
      <Icon
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className={classNames("mt-0.5 shrink-0", color)}
      />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
