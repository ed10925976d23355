import { classNames } from "../../../ui/class-names.ts";

/** Presentation attributes of line icons, for shapes that no style sheet reaches. */
export const LINE_DRAWING = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

type LineIconProps = { path: string; size: number; weight?: "thin" | "bold"; className?: string };

/** A line icon in the colour of the text around it. */
export function LineIcon({ path, size, weight, className }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={LINE_DRAWING.viewBox}
      className={classNames("line-icon", weight && `line-icon-${weight}`, className)}
    >
      <path d={path} />
    </svg>
  );
}
