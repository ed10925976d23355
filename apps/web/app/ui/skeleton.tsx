import { classNames } from "./class-names.ts";

/** Sized by its classes. Put `aria-busy` on the list around it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("skeleton block animate-shimmer", className)} />;
}
