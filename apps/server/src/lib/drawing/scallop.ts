/** Radii of the arcs in a scale, in pixels of the tile. */
const ARCS = [27, 21, 15, 9];
/** The outer radius of a scale: what lies inside is covered by it. */
const SCALE_RADIUS = 28;
const ROW_HEIGHT = 14;
const COLUMN_WIDTH = 56;
const STEPS = 180;

/** One tile of overlapping scales as path data: of each arc only what no scale in front of it covers. */
export function scallopPath({ width, height }: { width: number; height: number }): string {
  let path = "";
  const rows = Math.ceil(height / ROW_HEIGHT) + 2;
  for (let row = 0; row <= rows; row += 1) {
    const y = row * ROW_HEIGHT;
    const shift = row % 2 === 0 ? COLUMN_WIDTH / 2 : 0;
    for (let x = shift - COLUMN_WIDTH; x <= width + COLUMN_WIDTH; x += COLUMN_WIDTH) {
      for (const radius of ARCS) path += visibleArcs(x, y, radius, { width, height });
    }
  }
  return path;
}

/** The upper half of a circle, without what is hidden or outside of the tile. */
function visibleArcs(
  centreX: number,
  centreY: number,
  radius: number,
  tile: { width: number; height: number },
): string {
  const at = (step: number) => {
    const angle = Math.PI + (Math.PI * step) / STEPS;
    return { x: centreX + radius * Math.cos(angle), y: centreY + radius * Math.sin(angle) };
  };
  function isVisible(step: number): boolean {
    const { x, y } = at(step);
    if (x < 0 || y < 0 || x > tile.width || y > tile.height) return false;
    // The two scales of the next row and the one below them lie in front.
    const front = [
      [centreX - COLUMN_WIDTH / 2, centreY + ROW_HEIGHT],
      [centreX + COLUMN_WIDTH / 2, centreY + ROW_HEIGHT],
      [centreX, centreY + 2 * ROW_HEIGHT],
    ] as const;
    return front.every(([frontX, frontY]) => Math.hypot(x - frontX, y - frontY) >= SCALE_RADIUS);
  }
  const write = (step: number) => {
    const { x, y } = at(step);
    return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
  };
  let path = "";
  for (let step = 0; step <= STEPS; step += 1) {
    if (!isVisible(step)) continue;
    const start = step;
    while (step < STEPS && isVisible(step + 1)) step += 1;
    if (step > start) path += `M${write(start)}A${radius} ${radius} 0 0 1 ${write(step)}`;
  }
  return path;
}
