import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
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

type SettingsItemProps = {
  icon: LucideIcon;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** A link in the title covers the whole row. */
  isLink?: boolean;
};

/** A row of a list: a device, a passkey. */
export function SettingsItem({ icon, title, children, actions, isLink = false }: SettingsItemProps) {
  return (
    <li className="relative flex min-h-16 items-center gap-3.5 border-b border-line py-2 first:pt-0">
      <SettingsIcon icon={icon} size={22} className="size-touch rounded-sm bg-sunk text-muted" />
      <div className="grid min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">{title}</p>
        <p className="text-help text-muted">{children}</p>
      </div>
      {actions && <div className="flex shrink-0">{actions}</div>}
      {isLink && (
        <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
      )}
    </li>
  );
}

type SettingsEmptyProps = { icon: LucideIcon; title: string; children: string };

/** In the place of a list that is empty. */
export function SettingsEmpty({ icon, title, children }: SettingsEmptyProps) {
  return (
    <div className="flex items-center gap-4">
      <SettingsIcon icon={icon} size={28} className="size-14 rounded-md bg-accent-soft text-accent" />
      <div className="grid gap-0.5">
        <p className="font-semibold">{title}</p>
        <p className="text-help text-muted">{children}</p>
      </div>
    </div>
  );
}

type SettingsIconProps = { icon: LucideIcon; size: number; className: string };

function SettingsIcon({ icon: Icon, size, className }: SettingsIconProps) {
  return (
    <span className={classNames("grid shrink-0 place-items-center", className)}>
      <Icon aria-hidden="true" size={size} strokeWidth={1.75} />
    </span>
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
