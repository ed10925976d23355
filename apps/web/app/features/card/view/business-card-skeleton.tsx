import { Skeleton } from "../../../ui/skeleton.tsx";

/** The landscape card while it loads. Put `aria-busy` on the list around it. */
export function BusinessCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex aspect-[1.62] w-full flex-col justify-between rounded-lg border border-line bg-surface p-[5%]"
    >
      <Skeleton className="aspect-4/5 w-[21%]" />
      <span>
        <Skeleton className="h-7 w-[62%]" />
        <Skeleton className="mt-2.5 h-4 w-[78%]" />
      </span>
    </div>
  );
}
