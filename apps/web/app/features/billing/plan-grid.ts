/** Three in a row only where the longest button fits into a third; before that, the free plan lies across. */
export const planGridClasses =
  "grid gap-5 md:grid-cols-2 md:max-[72rem]:*:first:col-span-2 min-[72rem]:grid-cols-3";
