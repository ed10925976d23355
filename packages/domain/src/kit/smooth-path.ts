export type Point = readonly [x: number, y: number];

/** A closed curve through all points (Catmull-Rom as cubic Béziers), as SVG path data with two decimals. */
export function closedCurve(points: readonly Point[], decimals = 2): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const write = ([x, y]: Point) => `${rounded(x, decimals)} ${rounded(y, decimals)}`;
  let path = `M${write(at(0))}`;
  for (let index = 0; index < points.length; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${write(first)} ${write(second)} ${write(to)}`;
  }
  return `${path}Z`;
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // Adding zero turns -0 into 0.
  return Math.round(value * scale) / scale + 0;
}
