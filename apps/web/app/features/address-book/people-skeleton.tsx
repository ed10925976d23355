import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import type { Ref } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";

const ROWS = ["first", "second", "third", "fourth", "fifth"];

export function PeopleSkeleton({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const t = useTranslate(addressBookTexts);
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className="type-title">
        {t("title")}
      </h1>
      <p role="status">
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      </p>
      <div aria-hidden="true">
        <Skeleton className="mt-2 mb-6 h-4 w-36 max-w-full" />
        <Skeleton className="mb-4 h-control w-full" />
        <div className="rounded-lg border border-line bg-surface">
          {ROWS.map((row) => (
            <div key={row} className="flex gap-3.5 px-5 py-3.5 not-first:border-t not-first:border-line">
              <Skeleton className="h-12.5 w-10 shrink-0" />
              <div className="flex-1">
                <Skeleton className="h-4 w-44 max-w-full" />
                <Skeleton className="mt-2.5 h-4 w-60 max-w-full" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
