import { ArrowUpRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type TileProps = Omit<ComponentProps<"a">, "children"> & {
  icon: ReactNode;
  label: string;
  value: string;
};

const ground = "rounded-lg bg-card-tile text-text no-underline transition-colors duration-hover";
const pressable = "hover:bg-[color-mix(in_oklab,var(--card-tile)_86%,var(--card-deep))]";

/** A channel with its value. Without an address it is not a link: a draft, or a value that cannot be opened. */
export function TileWide({ icon, label, value, className, ...rest }: TileProps) {
  return (
    <TileElement
      {...rest}
      className={classNames("flex min-h-16 items-center gap-3.5 py-2 pr-3.5 pl-4", className)}
    >
      <span aria-hidden="true" className="grid w-7 shrink-0 place-items-center text-card-deep">
        {icon}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate text-caption leading-[1.35] text-muted">{label}</span>{" "}
        <span className="truncate text-body leading-[1.35] font-semibold">{value}</span>
      </span>
      {rest.href !== undefined && (
        <ArrowUpRight aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
      )}
    </TileElement>
  );
}

/** Shows the label alone; the value is there for whoever cannot see the icon. */
export function TileSquare({ icon, label, value, className, ...rest }: TileProps) {
  return (
    <TileElement
      {...rest}
      className={classNames(
        "grid min-h-21 content-center justify-items-center gap-2 px-1 py-2 text-center",
        className,
      )}
    >
      <span aria-hidden="true" className="grid size-6.5 place-items-center text-card-deep">
        {icon}
      </span>
      <span className="max-w-full truncate text-help leading-[1.2] font-semibold">{label}</span>{" "}
      <VisuallyHidden>{value}</VisuallyHidden>
    </TileElement>
  );
}

function TileElement({ href, className, children, ...rest }: ComponentProps<"a">) {
  if (href === undefined) return <div className={classNames(ground, className)}>{children}</div>;
  return (
    <a {...rest} href={href} className={classNames(ground, pressable, className)}>
      {children}
    </a>
  );
}
