import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type ConsequenceProps = { icon: LucideIcon; title: string; children?: ReactNode };

/** One thing that happens when somebody leaves, or that has to happen first. */
export function Consequence({ icon: Icon, title, children }: ConsequenceProps) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-3.5 border-b border-line py-3">
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 text-muted" />
      <div className="grid min-w-0">
        <p className="leading-[1.4] font-semibold wrap-anywhere">{title}</p>
        {children && <div className="text-help wrap-anywhere text-muted">{children}</div>}
      </div>
    </li>
  );
}
