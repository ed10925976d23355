import { classNames } from "./class-names.ts";

/** Takes its size and shape from the classes of what it stands for. Put `aria-busy` on the list around it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames("skeleton block animate-shimmer", className)} />;
}
