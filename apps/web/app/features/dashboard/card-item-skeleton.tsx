import { Skeleton } from "../../ui/skeleton.tsx";
import { BusinessCardSkeleton } from "../card/view/business-card-skeleton.tsx";

/** The card, its address line and its row of buttons. */
export function CardItemSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-1">
      <BusinessCardSkeleton />
      <div className="mt-1.5 flex min-h-control items-center justify-between gap-4 px-1">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-4 w-36" />
      </div>
      <div className="flex gap-2">
        <Skeleton className="h-control flex-1 rounded-md" />
        <Skeleton className="h-control flex-1 rounded-md" />
        <Skeleton className="size-control rounded-md" />
      </div>
    </div>
  );
}
