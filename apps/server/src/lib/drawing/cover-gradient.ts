/** Of the covers' gradient in CSS, in radians. */
const ANGLE = (158 * Math.PI) / 180;

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The gradient line of CSS: through the centre of the box, long enough to reach both corners. */
export function gradientLine({ x, y, width, height }: Box) {
  const [across, down] = [Math.sin(ANGLE), -Math.cos(ANGLE)];
  const half = (Math.abs(width * across) + Math.abs(height * down)) / 2;
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  return {
    x1: centreX - across * half,
    y1: centreY - down * half,
    x2: centreX + across * half,
    y2: centreY + down * half,
  };
}

/** Where the theme's base colour lies between `from` and `to`. */
export const GRADIENT_MIDDLE = 0.46;
