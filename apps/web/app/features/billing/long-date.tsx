import { formatDay } from "../../lib/format-time.ts";

/** A day that does not break between number and month. */
export function LongDate({ iso }: { iso: string }) {
  return (
    <time className="whitespace-nowrap" dateTime={iso}>
      {formatDay(iso)}
    </time>
  );
}
