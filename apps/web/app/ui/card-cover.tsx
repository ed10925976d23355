import { type ThemeKey, themeOf } from "@visita/domain/card/themes";
import type { ElementType, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CardCoverProps = {
  /** An unknown key shows the default theme. */
  theme: ThemeKey | (string & {});
  as?: ElementType;
  className?: string;
  children?: ReactNode;
};

/** Paints a theme's gradient and pattern, and sets the card's colours for its content. */
export function CardCover({ theme, as: Element = "div", className, children }: CardCoverProps) {
  return (
    <Element data-card={themeOf(theme).key} className={classNames("card-cover", className)}>
      {children}
    </Element>
  );
}
