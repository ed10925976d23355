import { insightTexts } from "@visita/domain/owner-messages/insights";
import { useTranslate } from "../../lib/language.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";
import { panelClasses } from "./panel.tsx";

const FIGURE_KEYS = ["views", "visitors", "saves", "details"];
const ROW_KEYS = ["first", "second", "third", "fourth", "fifth"];

/** The shapes of the page while its figures load. */
export function InsightSkeleton() {
  const t = useTranslate(insightTexts);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      </p>
      <div aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap justify-between gap-3">
          <Skeleton className="h-12 w-80 max-w-full rounded-md" />
          <Skeleton className="h-12 w-86 max-w-full rounded-md" />
        </div>
        <div className={panelClasses}>
          <div className="grid grid-cols-2 gap-x-4 gap-y-5.5 md:grid-cols-4">
            {FIGURE_KEYS.map((key) => (
              <div key={key}>
                <Skeleton className="h-4 w-16" />
                <Skeleton className="mt-2 h-10 w-24" />
                <Skeleton className="mt-2 h-4 w-28" />
              </div>
            ))}
          </div>
          <Skeleton className="mt-14 h-60" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
          <RowsSkeleton />
          <RowsSkeleton />
        </div>
      </div>
    </>
  );
}

function RowsSkeleton() {
  return (
    <div className={panelClasses}>
      <Skeleton className="my-2.5 h-6 w-44" />
      {ROW_KEYS.map((key) => (
        <Skeleton key={key} className="my-6 h-4" />
      ))}
    </div>
  );
}
