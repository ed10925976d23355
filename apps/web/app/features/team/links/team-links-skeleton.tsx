import { linksPage } from "@visita/domain/owner-messages/links";
import { useTranslate } from "../../../lib/language.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";

const ROWS = ["first", "second", "third"];

export function TeamLinksSkeleton() {
  const t = useTranslate(linksPage);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      </p>
      <div aria-hidden="true" className="mt-10 rounded-lg border border-line bg-surface">
        {ROWS.map((key) => (
          <div key={key} className="px-5 py-5.5 not-first:border-t not-first:border-line lg:px-7">
            <Skeleton className="h-5 w-52 max-w-full" />
            <Skeleton className="mt-3 h-4 w-40 max-w-full" />
          </div>
        ))}
      </div>
    </>
  );
}
