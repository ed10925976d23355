import { Badge } from "../../../ui/badge.tsx";
import type { Feature } from "./feature-groups.ts";

type FeatureListProps = { features: readonly Feature[]; start: number };

export function FeatureList({ features, start }: FeatureListProps) {
  return (
    <ol start={start} className="mt-6 border-b border-line lg:mt-8">
      {features.map(({ title, text, isPremium }, at) => (
        <li
          key={title}
          className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-line py-5.5 md:grid-cols-[3.5rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="figures-display pt-px text-[1.375rem]/[1.25] text-accent">
            {start + at}
          </span>
          <div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h3 className="type-heading">{title}</h3>
              {isPremium && <Badge tone="accent">Premium</Badge>}
            </div>
            <p className="mt-1.5 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
