import type { CSSProperties } from "react";
import type { CodePlace } from "./code-picture.ts";
import "./scan.css";

type ScanFrameProps = { isFound: boolean; className?: string; style?: CSSProperties };

/** The corners around a code. */
export function ScanFrame({ isFound, className = "", style }: ScanFrameProps) {
  return (
    <div
      aria-hidden="true"
      data-found={isFound || undefined}
      className={`scan-frame pointer-events-none absolute ${className}`}
      style={style}
    >
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

const MARGIN = 0.03;

/** Around a code in its picture. The picture is not mirrored, whatever the direction of the page. */
export function styleAround({ x, y, width, height }: CodePlace): CSSProperties {
  const percent = (part: number) => `${100 * part}%`;
  return {
    left: percent(x - MARGIN),
    top: percent(y - MARGIN),
    width: percent(width + 2 * MARGIN),
    height: percent(height + 2 * MARGIN),
  };
}
