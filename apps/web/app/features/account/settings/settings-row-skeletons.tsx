import { Skeleton } from "../../../ui/skeleton.tsx";

/** Stands for a list of devices or passkeys until it is loaded. */
export function SettingsRowSkeletons({ label }: { label: string }) {
  return (
    <ul aria-label={label} aria-busy="true">
      {[0, 1].map((row) => (
        <li key={row} className="flex min-h-16 items-center gap-3.5 border-b border-line py-2 first:pt-0">
          <Skeleton className="size-touch rounded-sm" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56 max-w-full" />
          </div>
        </li>
      ))}
    </ul>
  );
}
