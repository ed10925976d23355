import type { LucideIcon } from "lucide-react";

type NothingYetProps = { icon: LucideIcon; title: string; children: string };

/** In the place of a list that is empty. */
export function NothingYet({ icon: Icon, title, children }: NothingYetProps) {
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
        <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
      </span>
      <div className="grid gap-0.5">
        <p className="font-semibold">{title}</p>
        <p className="text-help text-muted">{children}</p>
      </div>
    </div>
  );
}
