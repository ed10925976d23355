import { type ThemeKey, themeOf } from "@visita/domain/card/themes";
import type { ElementType, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CardCoverProps = {
  /** A key that is not known shows the default theme. */
  theme: ThemeKey | (string & {});
  as?: ElementType;
  className?: string;
  children?: ReactNode;
};

/** Paints the gradient and the engraved pattern of a theme; whatever lies inside reads the card's colours. */
export function CardCover({ theme, as: Element = "div", className, children }: CardCoverProps) {
  return (
    <Element data-card={themeOf(theme).key} className={classNames("card-cover", className)}>
      {children}
    </Element>
  );
}

/** The folded corner; its size is `--turn`, and the face under it wears the class `turned-face`. */
export function TurnedCorner() {
  return <i aria-hidden="true" className="turned-corner" />;
}
