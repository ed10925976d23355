/** Landscape cards with a row of actions under each; one column on phones, two from a tablet on. */
export const cardGridClasses = "grid gap-x-7 gap-y-8 md:grid-cols-2 lg:gap-x-8 lg:gap-y-10";

/** The row under a card. What does not fit beside the address goes under it and takes the whole width. */
export const cardRowClasses = "flex min-h-control flex-wrap items-center gap-x-3 gap-y-2 pl-1";
