import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Skeleton } from "./progress.tsx";

type SettingsSectionProps = {
  /** For links such as /account/security#passkeys. */
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
};

/** One subject of a settings page: its heading beside its controls on a desktop, above them on a phone. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4.5 border-t border-line py-7 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-14 lg:py-9"
    >
      <div>
        <h2 id={headingId} tabIndex={-1} className="type-heading">
          {title}
        </h2>
        <p className="mt-1 text-small text-pretty text-muted">{lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
    </section>
  );
}

type SettingsLineProps = { title: ReactNode; children?: ReactNode; action: ReactNode };

/** A setting in words, with the button that changes it. */
export function SettingsLine({ title, children, action }: SettingsLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 not-first:border-t not-first:border-line not-first:pt-4 md:flex-nowrap">
      <div className="grid min-w-0 flex-[1_1_12rem] gap-0.5">
        <p className="font-semibold wrap-anywhere">{title}</p>
        {children && <p className="text-help text-muted">{children}</p>}
      </div>
      {action}
    </div>
  );
}

/** Full width on phones. */
export function SettingsActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 *:w-full md:*:w-auto">{children}</div>;
}

type SettingsItemProps = { icon: LucideIcon; title: ReactNode; children: ReactNode; actions?: ReactNode };

/** A row of a list: a device, a passkey. */
export function SettingsItem({ icon: Icon, title, children, actions }: SettingsItemProps) {
  return (
    <li className="flex min-h-16 items-center gap-3.5 border-b border-line py-2 first:pt-0">
      <span className="grid size-touch shrink-0 place-items-center rounded-sm bg-sunk text-muted">
        <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">{title}</p>
        <p className="text-help text-muted">{children}</p>
      </div>
      {actions && <div className="flex shrink-0">{actions}</div>}
    </li>
  );
}

/** Stands for a list of devices or passkeys until it is loaded. */
export function SettingsRowSkeletons({ label }: { label: string }) {
  return (
    <ul aria-label={label} aria-busy="true">
      {[0, 1].map((row) => (
        <li key={row} className="flex min-h-16 items-center gap-3.5 border-b border-line py-2 first:pt-0">
          <Skeleton className="size-touch rounded-sm" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56 max-w-full" />
          </div>
        </li>
      ))}
    </ul>
  );
}
