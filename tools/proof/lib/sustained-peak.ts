const SAMPLE_MS = 50;

/** The highest value seen in two consecutive samples, so that a handover is not counted twice. */
export async function sustainedPeak(read: () => number, work: () => Promise<void>): Promise<number> {
  let last = read();
  let peak = 0;
  const timer = setInterval(() => {
    const value = read();
    peak = Math.max(peak, Math.min(last, value));
    last = value;
  }, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
