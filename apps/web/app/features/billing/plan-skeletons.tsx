import { Skeleton } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { planGridClasses } from "./public/plan-card.tsx";

const PLANS = ["free", "monthly", "yearly"];
const LINES = ["w-2/5", "w-4/5", "w-3/4", "w-full", "w-3/5"];

/** The shapes of the plan cards while nothing is known of them. */
export function PlanSkeletons() {
  return (
    <>
      <p role="status">
        <VisuallyHidden>Loading plans</VisuallyHidden>
      </p>
      <ul aria-busy="true" aria-label="Plans" className={planGridClasses}>
        {PLANS.map((plan) => (
          <li key={plan} className="overflow-hidden rounded-xl bg-surface inset-ring inset-ring-line">
            <Skeleton className="h-28 rounded-none" />
            <div className="p-5">
              <Skeleton className="h-12 w-36" />
              <Skeleton className="mt-3 h-4 w-40" />
              <div className="mt-5 mb-8 grid gap-4 border-t border-line pt-6">
                {LINES.map((width) => (
                  <Skeleton key={width} className={`h-4 ${width}`} />
                ))}
              </div>
              <Skeleton className="h-12 rounded-md" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
