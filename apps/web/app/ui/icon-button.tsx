import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Tooltip } from "./tooltip.tsx";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  label: string;
  icon: LucideIcon;
  variant?: "ghost" | "outline" | "danger";
  /** "sm" is the smallest target allowed, for a place inside another control. */
  size?: "sm" | "md" | "lg";
  /** Off for the x of a dialog: an open tooltip would take the Escape that is meant for the dialog. */
  hasTooltip?: boolean;
};

const variants = {
  ghost: "border-transparent not-disabled:hover:bg-sunk",
  outline: "border-line-strong bg-surface not-disabled:hover:bg-sunk",
  danger: "border-transparent text-danger not-disabled:hover:bg-danger-soft",
};

const sizes = { sm: "size-touch", md: "size-control", lg: "size-control-lg" };

export function IconButton(props: IconButtonProps) {
  const { label, icon: Icon, variant = "ghost", size = "md", hasTooltip = true, className, ...rest } = props;
  const button = (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        "inline-grid shrink-0 place-items-center rounded-md border-[1.5px] transition-[background-color,transform]",
        "duration-hover ease-out not-disabled:active:translate-y-px disabled:cursor-not-allowed disabled:text-muted",
        sizes[size],
        variants[variant],
        className,
      )}
    >
      <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
    </button>
  );
  return hasTooltip ? <Tooltip label={label}>{button}</Tooltip> : button;
}
