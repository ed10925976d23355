/** Cyan, magenta, yellow and black in percent. */
type Cmyk = [cyan: number, magenta: number, yellow: number, black: number];

/** A screen colour as a process colour. Greys are black ink alone, so that text has sharp edges. */
export function cmykOf(hex: string): Cmyk {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const black = 1 - Math.max(red, green, blue);
  if (black === 1) return [0, 0, 0, 100];
  const ink = (part: number) => percent((1 - part - black) / (1 - black));
  return [ink(red), ink(green), ink(blue), percent(black)];
}

function percent(part: number): number {
  return Math.round(part * 1_000) / 10;
}
