import type { LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./progress.tsx";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "ghost" | "danger" | "card";
  size?: "md" | "lg";
  isFull?: boolean;
};

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    icon?: LucideIcon;
    isBusy?: boolean;
    /** Takes the place of the label while busy, for example "Sending...". */
    busyLabel?: string;
  };

const shared =
  "inline-flex max-w-full shrink-0 items-center justify-center rounded-md border-[1.5px] py-1.5 text-center font-semibold text-balance no-underline " +
  "select-none transition-[background-color,border-color,transform,box-shadow] duration-hover ease-out " +
  "active:duration-press disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunk " +
  "disabled:text-muted disabled:shadow-none";

const sizes = {
  md: "min-h-control px-5 text-body leading-[1.2]",
  lg: "min-h-control-lg px-6 text-role leading-[1.2]",
};

const press = "not-disabled:not-aria-disabled:active:translate-y-px";

const variants = {
  primary: `${press} border-transparent bg-primary text-on-primary not-disabled:hover:bg-primary-hover`,
  secondary: `${press} border-line-strong bg-surface text-text not-disabled:hover:bg-sunk`,
  ghost: `${press} border-transparent text-text not-disabled:hover:bg-sunk`,
  danger: `${press} border-danger bg-surface text-danger not-disabled:hover:bg-danger-soft`,
  card:
    "border-transparent bg-card-base text-card-on shadow-[0_var(--edge)_0_var(--card-edge)] " +
    "not-disabled:not-aria-disabled:active:translate-y-0.5 " +
    "not-disabled:not-aria-disabled:active:shadow-[0_1px_0_var(--card-edge)]",
};

/** The look of a button, for an element that is not one. */
export function buttonClasses({ variant = "primary", size = "md", isFull = false }: ButtonLook = {}): string {
  return classNames(shared, sizes[size], variants[variant], isFull && "w-full");
}

export function ButtonLabel({ icon: Icon, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center justify-center gap-2.5">
      {Icon && <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/**
 * A button that can be busy lays both of its labels into one grid cell, so its width does not change. It stays
 * focusable while busy: a disabled button would lose the focus.
 */
export function Button(props: ButtonProps) {
  const { variant, size, icon, isBusy, busyLabel, isFull, className, children, onClick, ...rest } = props;
  const canBeBusy = isBusy !== undefined;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Also keeps a second Enter from submitting the form again.
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      className={classNames(buttonClasses({ variant, size, isFull }), className)}
      onClick={handleClick}
    >
      {canBeBusy ? (
        <span className="grid place-items-center">
          <span className={cell(!isBusy)} aria-hidden={isBusy || undefined}>
            <ButtonLabel icon={icon}>{children}</ButtonLabel>
          </span>
          <span className={cell(isBusy)} aria-hidden={!isBusy || undefined}>
            <span className="inline-flex items-center gap-2.5">
              <Spinner />
              {busyLabel ?? children}
            </span>
          </span>
        </span>
      ) : (
        <ButtonLabel icon={icon}>{children}</ButtonLabel>
      )}
    </button>
  );
}

function cell(isShown: boolean): string {
  return classNames("col-start-1 row-start-1 flex", !isShown && "invisible");
}
