import { formatDay } from "../../../lib/format-time.ts";

export function restingSince(pausedAt: number): string {
  return `Resting since ${formatDay(pausedAt)}`;
}
