import { LoaderCircle } from "lucide-react";
import { classNames } from "./class-names.ts";

/** Decorative: the text beside it says what is being waited for. */
export function Spinner({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <LoaderCircle
      aria-hidden="true"
      size={size}
      strokeWidth={2}
      className={classNames("shrink-0 animate-spin", className)}
    />
  );
}
