import { classNames } from "./class-names.ts";
import { logoPaths } from "./logo-paths.ts";

/** The brand whose letters are drawn; another name is set as text. */
const DRAWN_BRAND = "Visita";
const FIELD_HEIGHT = 40;
const MARK_WIDTH = 40;
const LOCKUP_WIDTH = 132;

type LogoProps = { brand: string; height?: number; className?: string };

/** Dark by default; on a dark background put the class `on-ink` on a parent. */
export function Logo({ brand, height = 30, className }: LogoProps) {
  if (brand !== DRAWN_BRAND) {
    return (
      <span className={classNames("logo inline-flex items-center gap-2", className)}>
        <LogoMark height={height} />
        <span className={classNames("font-display font-medium tracking-[-0.02em]", typeSize(height))}>
          {brand}
        </span>
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
      className={classNames("logo shrink-0", className)}
    >
      <MarkPaths />
      <path d={logoPaths.name} fill="currentColor" />
    </svg>
  );
}

/** The mark without the name. Decorative: the link around it is labelled. */
export function LogoMark({ height = 40, className }: { height?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${MARK_WIDTH} ${FIELD_HEIGHT}`}
      width={height}
      height={height}
      className={classNames("logo shrink-0", className)}
    >
      <MarkPaths />
    </svg>
  );
}

function MarkPaths() {
  return (
    <>
      <path d={logoPaths.tile} fill="var(--color-logo-tile)" />
      <path d={logoPaths.fold} fill="var(--color-logo-fold)" />
      <path d={logoPaths.letter} fill="var(--color-logo-letter)" />
    </>
  );
}

/** Classes and no computed size: the content security policy allows no style attribute. */
function typeSize(height: number): string {
  if (height <= 24) return "text-lead";
  if (height <= 34) return "text-heading";
  return "text-name";
}
