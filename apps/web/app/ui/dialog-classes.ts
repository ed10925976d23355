import { classNames } from "./class-names.ts";

/** The scrim scrolls, so that a panel taller than a small phone can be read to its end. */
export function dialogOverlayClasses(placement: "sheet" | "center"): string {
  return classNames(
    "fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] justify-items-center overflow-y-auto overscroll-contain bg-scrim",
    "data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in",
    placement === "sheet" ? "items-end p-2 md:items-center md:p-4" : "items-center p-4",
  );
}

export const dialogPanelClasses =
  "relative w-full max-w-108 rounded-xl bg-raised p-6 text-text shadow-float outline-none " +
  "data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in";

/** The most careful choice first: on a phone it comes on top, on a desk to the left. */
export const dialogActionsClasses = "mt-6 flex flex-col gap-3 md:flex-row md:*:flex-1";

/** As high as the close button beside it. */
export const dialogTitleClasses = "type-heading -mt-1 flex min-h-control items-center pe-12";
