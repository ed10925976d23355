import { compactNumber, formatNumber } from "@visita/domain/format";
import type { Language } from "@visita/domain/language/languages";

const STEPS = [1, 2, 5, 10, 20, 25, 50];
/** These repeat tenfold, for any number. */
const LARGE_STEPS = [100, 150, 200, 250, 500];

/** Whole numbers at equal distances from 0 to the first that reaches `max`. */
export function axisTicks(max: number, steps: number, minStep = 1): number[] {
  const step = tickStep(max / steps, minStep);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

function tickStep(needed: number, minStep: number): number {
  const fits = (step: number) => step >= needed && step >= minStep;
  const small = STEPS.find(fits);
  if (small !== undefined) return small;
  for (let scale = 1; ; scale *= 10) {
    const large = LARGE_STEPS.find((step) => fits(step * scale));
    if (large !== undefined) return large * scale;
  }
}

/** From ten thousand on shortened ("20K"): on a phone the plot needs the room. */
export function tickLabel(language: Language, tick: number): string {
  return tick < 10_000 ? formatNumber(language, tick) : compactNumber(language, tick);
}
