/** "14:05" on the same day, "14 Nov" in the same year, "14 Nov 2025" before. */
export function savedWhen(at: number, now: number): string {
  const [saved, today] = [new Date(at), new Date(now)];
  if (saved.toDateString() === today.toDateString()) {
    return saved.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  }
  const isThisYear = saved.getFullYear() === today.getFullYear();
  return saved.toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    ...(!isThisYear && { year: "numeric" }),
  });
}
