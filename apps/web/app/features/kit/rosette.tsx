import { rosette } from "@visita/domain/kit/engraving";

/** The outermost waves rise a little above it. */
const RADIUS = 100;
const RINGS = rosette(RADIUS);

/** The ring of security printing, in the colour of the text around it. Decorative. */
export function Rosette({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-110 -110 220 220"
      fill="none"
      stroke="currentColor"
      strokeWidth={0.55}
      className={className}
    >
      {RINGS.map(({ path, angles }) =>
        angles.map((angle) => (
          <path key={`${path.length}/${angle}`} d={path} transform={`rotate(${angle})`} />
        )),
      )}
    </svg>
  );
}
