import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

/** A link in running text. For a button that looks like one, use the class `type-link`. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames("type-link rounded-xs", className)} />;
}
