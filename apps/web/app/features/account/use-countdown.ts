import { useEffect, useState } from "react";

/** A wait that begins at a moment of the visitor's clock, undefined until it has begun; both in milliseconds. */
export type Wait = { since: number | undefined; length: number };

/**
 * Whole seconds until a wait is over, never more than it is long. Told by the clock and not by counting: a tab that
 * slept shows the right number when it wakes.
 */
export function useCountdown({ since, length }: Wait): number {
  const [now, setNow] = useState<number>();

  useEffect(() => {
    if (since === undefined) return;
    const deadline = since + length;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = Date.now();
      setNow(current);
      const left = deadline - current;
      // On the turn of the second, so that no number is skipped.
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [since, length]);

  const left = since === undefined || now === undefined ? length : Math.min(length, since + length - now);
  return Math.max(0, Math.ceil(left / 1000));
}
