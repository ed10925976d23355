import { initials } from "@visita/domain/card/initials";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import type { ReactNode } from "react";
import { useAnswers } from "../../lib/answers.ts";
import { useTranslate } from "../../lib/language.tsx";
import { CardCover } from "../../ui/card-cover.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ListFailure } from "../../ui/list-failure.tsx";
import "./admin.css";

export const panelClasses = "rounded-lg border border-line bg-surface";

type PageHeadProps = { title: string; children?: ReactNode; action?: ReactNode };

export function PageHead({ title, children, action }: PageHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 lg:mb-8">
      <div className="grid gap-1">
        <h1 className="type-title">{title}</h1>
        {/* Keeps its line while the page loads. */}
        <p className="min-h-[1lh] text-muted">{children}</p>
      </div>
      {action}
    </div>
  );
}

type FailureProps = { query: { error: unknown; isFetching: boolean; refetch: () => unknown } };

export function AdminFailure({ query: { error, isFetching, refetch } }: FailureProps) {
  const t = useTranslate(adminTexts);
  const word = useAnswers();
  if (!error) return null;
  return (
    <ListFailure title={t("thisNotLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
      {error instanceof Error ? word(error.message) : t("pleaseTryAgain")}
    </ListFailure>
  );
}

/** Who it is stands beside it. */
export function Monogram({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid aspect-4/5 shrink-0 place-items-center bg-sunk font-display font-[460]",
        isLarge ? "w-14 rounded-sm text-heading" : "w-9 rounded-[0.375rem]",
      )}
    >
      {initials(name)}
    </span>
  );
}

/** The cover of a card, which is named beside it. */
export function MiniCover({ theme }: { theme: string }) {
  return (
    <span aria-hidden="true" className="shrink-0">
      <CardCover
        theme={theme}
        as="span"
        className="block aspect-[1.62] w-17 rounded-[0.375rem] shadow-[0_2px_0_var(--card-edge)]"
      />
    </span>
  );
}
