/** Five rings of turned curves, as security printing draws them: radius, waves and turns of each. */
const RINGS = [
  { radius: 0.92, amplitude: 0.075, waves: 36, turns: 6 },
  { radius: 0.75, amplitude: 0.085, waves: 30, turns: 6 },
  { radius: 0.57, amplitude: 0.095, waves: 24, turns: 6 },
  { radius: 0.37, amplitude: 0.1, waves: 18, turns: 7 },
  { radius: 0.19, amplitude: 0.08, waves: 12, turns: 7 },
] as const;

const POINTS_PER_WAVE = 8;

const CURVES = RINGS.flatMap((ring) =>
  Array.from({ length: ring.turns }, (_, turn) => curve(ring, (turn / ring.turns) * (360 / ring.waves))),
);

function curve({ radius, amplitude, waves }: (typeof RINGS)[number], degrees: number): string {
  const points = waves * POINTS_PER_WAVE;
  const start = (degrees * Math.PI) / 180;
  let path = "";
  for (let point = 0; point < points; point += 1) {
    const angle = (point / points) * 2 * Math.PI;
    const distance = 100 * (radius + amplitude * Math.sin(angle * waves));
    const x = distance * Math.cos(angle + start);
    const y = distance * Math.sin(angle + start);
    path += `${point === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return `${path}z`;
}

/** In the colour of the text around it. Decorative. */
export function Rosette({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-100 -100 200 200"
      fill="none"
      stroke="currentColor"
      strokeWidth={0.55}
      className={className}
    >
      {CURVES.map((path) => (
        <path key={path.slice(0, 40)} d={path} />
      ))}
    </svg>
  );
}
