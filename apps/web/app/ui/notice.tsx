import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  info: { ground: "bg-accent-soft", ink: "text-accent", icon: Info },
  success: { ground: "bg-success-soft", ink: "text-success", icon: CircleCheck },
  warning: { ground: "bg-warning-soft", ink: "text-warning", icon: TriangleAlert },
  danger: { ground: "bg-danger-soft", ink: "text-danger", icon: CircleAlert },
};

type NoticeProps = { tone?: keyof typeof tones; icon?: LucideIcon; title?: string; children: ReactNode };

/** A lasting remark on the page. What just happened is said by a toast. */
export function Notice({ tone = "info", icon, title, children }: NoticeProps) {
  const { ground, ink, icon: toneIcon } = tones[tone];
  const Icon = icon ?? toneIcon;
  return (
    <div className={classNames("flex gap-3 rounded-md px-4 py-3.5 text-small leading-[1.45]", ground)}>
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className={classNames("mt-0.5 shrink-0", ink)} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
