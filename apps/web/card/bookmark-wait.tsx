import { Skeleton } from "../app/ui/skeleton.tsx";

/** Stands where the bookmark will, until it is known who looks at the card. */
export function BookmarkWait() {
  return (
    <span className="bookmark-wait">
      <Skeleton className="h-6 w-4.5 rounded-xs" />
    </span>
  );
}
