import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { ButtonLabel, type ButtonLook, buttonClasses } from "./button.tsx";
import { classNames } from "./class-names.ts";

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook & { icon?: LucideIcon };

export function ButtonLink({ variant, size, isFull, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClasses({ variant, size, isFull }), className)}>
      <ButtonLabel icon={icon}>{children}</ButtonLabel>
    </Link>
  );
}

/** A link in running text. For a button that looks like one, use the class `type-link`. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames("type-link rounded-xs", className)} />;
}
