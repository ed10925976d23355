import { useEffect, useState } from "react";

/** `since` is epoch milliseconds, undefined until the countdown starts; `length` is milliseconds. */
export type Wait = { since: number | undefined; length: number };

/** Whole seconds left. Computed from the clock and not counted, because timers of a background tab are throttled. */
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
      // Aligned to full seconds, so that no number is skipped.
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [since, length]);

  const left = since === undefined || now === undefined ? length : Math.min(length, since + length - now);
  return Math.max(0, Math.ceil(left / 1000));
}
