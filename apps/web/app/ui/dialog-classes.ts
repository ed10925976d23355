import { classNames } from "./class-names.ts";

/** The overlay scrolls, so that a tall panel is readable on a small phone. */
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

/** The safest choice first: on top on phones, left on wide screens. */
export const dialogActionsClasses = "mt-6 flex flex-col gap-3 md:flex-row md:*:flex-1";

/** As tall as the close button beside it. */
export const dialogTitleClasses = "type-heading -mt-1 flex min-h-control items-center pr-12";
