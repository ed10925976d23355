import { Skeleton } from "../../../ui/progress.tsx";

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

const ROWS = ["phone", "email", "sms", "address", "website"];

/** The full card while it loads, with the same layout. */
export function CardViewSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="card-view card-view-blank">
      <div className="card-view-body">
        <Skeleton className="card-view-cover rounded-none" />
        <div className="relative -mt-23 px-5">
          <span className="card-photo w-27">
            <Skeleton />
          </span>
          <Skeleton className="mt-4 h-8 w-[70%]" />
          <Skeleton className="mt-3 h-4.5 w-[86%]" />
        </div>
        <div className="mx-5 mt-3.5 h-control border-b border-line" />
        <div className="grid gap-2 px-5 pt-4 pb-5">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-16 rounded-lg" />
          ))}
        </div>
      </div>
    </div>
  );
}
