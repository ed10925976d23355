/** Also from lucide. Here and not among those of the channels, which the scripts of the public card leave out. */
export const LINES = {
  arrowUpRight: "M7 7h10v10M7 17 17 7",
  arrowRight: "M5 12h14M12 5l7 7-7 7",
  copy: "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
  check: "M20 6 9 17l-5-5",
  x: "M18 6 6 18M6 6l12 12",
  userRound: "M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M20 21a8 8 0 0 0-16 0",
};

/** How lines are drawn, whatever they show. */
export const LINE_DRAWING = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

type LineIconProps = { path: string; size: number; strokeWidth?: number; className?: string };

/** An icon of lines, in the colour of the text around it. */
export function LineIcon({ path, size, strokeWidth = 1.75, className = "shrink-0" }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      className={className}
      {...LINE_DRAWING}
      strokeWidth={strokeWidth}
    >
      <path d={path} />
    </svg>
  );
}
