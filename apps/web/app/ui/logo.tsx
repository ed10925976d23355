import { classNames } from "./class-names.ts";

/** The name whose letters are drawn; an installation with another name has it set in type. */
const DRAWN_BRAND = "Visita";
const FIELD_HEIGHT = 40;
const MARK_WIDTH = 40;
const LOCKUP_WIDTH = 132;

type LogoProps = { brand: string; height?: number; className?: string };

/** Dark by itself; on an ink ground put the class `on-ink` on a parent. */
export function Logo({ brand, height = 30, className }: LogoProps) {
  if (brand !== DRAWN_BRAND) {
    return (
      <span className={classNames("logo logo-lockup", className)}>
        <LogoMark height={height} />
        <span className={classNames("logo-name", typeSize(height))}>{brand}</span>
      </span>
    );
  }
  return (
    <svg
      role="img"
      aria-label={brand}
      viewBox={`0 0 ${LOCKUP_WIDTH} ${FIELD_HEIGHT}`}
      width={(height * LOCKUP_WIDTH) / FIELD_HEIGHT}
      height={height}
      className={classNames("logo", className)}
    >
      <MarkPaths />
      <path d={logoPaths.name} fill="currentColor" />
    </svg>
  );
}

/** The card with the turned corner, alone. Decorative: the name stands beside it or on the link around it. */
export function LogoMark({ height = 40, className }: { height?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${MARK_WIDTH} ${FIELD_HEIGHT}`}
      width={height}
      height={height}
      className={classNames("logo", className)}
    >
      <MarkPaths />
    </svg>
  );
}

function MarkPaths() {
  return (
    <>
      <path d={logoPaths.tile} className="logo-tile" />
      <path d={logoPaths.fold} className="logo-fold" />
      <path d={logoPaths.letter} className="logo-letter" />
    </>
  );
}

/** Steps and not a computed size: the page's security policy allows no style attribute. */
function typeSize(height: number): string | undefined {
  if (height <= 24) return "text-lead";
  return height <= 34 ? undefined : "text-name";
}

/** The drawn logo, on a field 40 high: the card is 40 wide, the card with the name 132. */
export const logoPaths = {
  tile: "M11 3h13.5L37 15.5V29a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z",
  fold: "M24.5 3l12.5 12.5h-9a3.5 3.5 0 0 1-3.5-3.5z",
  letter:
    "M15.3 32.3l-7-16 1.2 2.1-1.9-1.9v-.5h7.1v.5l-2.6 1.9 0-2.1 5.8 13.4h-.8l4-13.4.2 2.1-2.6-1.9v-.5h6v.5l-1.8 1.9 1.2-2.1-7.1 16z",
  name: "M57.9 30.7l-8.9-20.5 1.5 2.6-2.4-2.4v-.6h8.5v.6l-3.4 2.4.1-2.6 7.5 17.3h-1.1l5.3-17.3.4 2.6-3.4-2.4v-.6h7.5v.6l-2.4 2.4 1.5-2.6-8.9 20.5zm12.2-.2v-.5l2.5-2.2-.5.8v-9.7l1.3 2.1-3.4-3v-.5l5.1-1.8h.8v12.9l-.5-.8 2.5 2.2v.5zm4-16.8q-1.2 0-1.9-.7-.7-.7-.7-1.7 0-1.1.7-1.7.7-.7 1.9-.7 1.1 0 1.8.7.7.6.7 1.7 0 1-.7 1.7-.7.7-1.8.7zm11.4 17.2q-1.1 0-2.4-.2-1.2-.2-2.3-.6-1.1-.4-1.9-.9l1.6-3.6h.7l3.2 4.4h-2.4l-.1-2.5q.6.8 1.6 1.3 1 .4 2.3.4 1.4 0 2.2-.6.9-.6.9-1.5 0-.9-.7-1.3-.7-.5-1.7-.9-1.1-.3-2.2-.6-1.2-.3-2.2-.8-1.1-.5-1.8-1.3-.6-.8-.6-2.2 0-2.1 1.7-3.3 1.8-1.3 4.9-1.3 1 0 2.1.2 1.1.2 2.1.5 1 .4 1.8.8l-1.7 3.6h-.6l-3.4-4.3h2.6l.1 2.5q-.5-.7-1.4-1.1-1-.4-2-.4-1.3 0-2 .4-.7.5-.7 1.3 0 .8.6 1.3.7.5 1.8.8 1 .4 2.2.7 1.1.3 2.2.8 1 .5 1.7 1.3.7.8.7 2.1 0 2.4-1.8 3.7-1.8 1.3-5.1 1.3zm8.6-.4v-.5l2.5-2.2-.5.8v-9.7l1.3 2.1-3.4-3v-.5l5.1-1.8h.8v12.9l-.4-.8 2.5 2.2v.5zm4-16.8q-1.2 0-1.9-.7-.7-.7-.7-1.7 0-1.1.7-1.7.7-.7 1.9-.7 1.1 0 1.8.7.8.6.8 1.7 0 1-.8 1.7-.7.7-1.8.7zm11.9 17.2q-1.5 0-2.7-.7-1.1-.6-1.8-1.8-.6-1.2-.6-2.8v-9.1l1.3 2h-3.9v-.6l5.6-6.2h.8v13q0 1.8.6 2.7.7.9 2.1.9 1.8 0 3-1.5l.9.6q-.6 1.6-2 2.5-1.4 1-3.3 1zm3.9-12.1l-6.2-1v-1.5l6.1-.9h.5v3.1zm13.6 12.1l-.9-2.3h-.4v-7.4q0-1.9-.8-2.9-.9-1-2.6-1-.9 0-1.7.4-.8.4-1.3 1.1l.1-2.7h2.7l-3.5 4.6h-.6l-1.7-3.8q.8-.4 1.9-.8 1-.3 2.2-.5 1.2-.2 2.4-.2 3.3 0 5 1.4 1.7 1.3 1.7 3.9v7.1l-1.2-2 3.1 2.6v.6l-3.7 1.9zm-6.5 0q-2 0-3.2-1.1-1.3-1.1-1.3-2.9 0-4 6.4-5.1l4.2-.7v1.4l-2.8.7q-2.1.5-3 1.2-.9.7-.9 1.8 0 1 .7 1.6.6.6 1.7.6 2.3 0 3.9-1.6v1.8h-.4q-1.1 1.1-2.4 1.7-1.3.6-2.9.6z",
} as const;
