import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { BusinessCardSkeleton } from "../view/business-card-skeleton.tsx";
import { cardGridClasses, cardRowClasses } from "./card-grid.ts";

const PLACES = ["first", "second", "third"];

type ListSkeletonsProps = {
  /** The name of the list that is to come. */
  label: string;
  /** What a screen reader says meanwhile. */
  status: string;
};

/** The shapes of three cards while nothing is known of them. */
export function ListSkeletons({ label, status }: ListSkeletonsProps) {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </p>
      <ul aria-busy="true" aria-label={label} className={cardGridClasses}>
        {PLACES.map((place) => (
          <li key={place} className="grid grid-cols-1 gap-3.5">
            <BusinessCardSkeleton />
            <div className={cardRowClasses}>
              <Skeleton className="h-4 w-28" />
              <Skeleton className="ml-auto h-12 w-36 rounded-md" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
