import { classNames } from "./class-names.ts";
import { logoPaths } from "./logo-paths.ts";

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
