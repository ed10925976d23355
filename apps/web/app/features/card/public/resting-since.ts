/** With the year only where it is another one than now. */
export function restingSince(pausedAt: number): string {
  const paused = new Date(pausedAt);
  const isThisYear = paused.getFullYear() === new Date().getFullYear();
  const format = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  });
  return `Resting since ${format.format(paused)}`;
}
