import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import type english from "@visita/domain/owner-messages/kit/en";
import type { ReactNode, RefObject } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { type CrumbLink, Crumbs } from "../../ui/crumbs.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";
import type { useKit } from "./kit.queries.ts";

type CardCrumbsProps = {
  /** Below the dashboard. */
  links: readonly CrumbLink[];
  current: string;
};

/** The way up from a page of a card. */
export function CardCrumbs({ links, current }: CardCrumbsProps) {
  const t = useTranslate(kitTexts);
  return (
    <Crumbs
      label={t("breadcrumb")}
      links={[{ to: "/dashboard", label: t("dashboard") }, ...links]}
      current={current}
      hidesCurrent={links.length > 0}
    />
  );
}

type KitStatesProps = {
  query: ReturnType<typeof useKit>;
  headingRef: RefObject<HTMLHeadingElement | null>;
  words: { notLoaded: string; loading: string };
  skeleton: ReactNode;
  children: (kit: Kit) => ReactNode;
};

/** What is below the heading: while the kit is loaded, when that failed, and when it is there. */
export function KitStates({ query, headingRef, words, skeleton, children }: KitStatesProps) {
  const t = useTranslate(kitTexts);
  const { data: kit, error, isFetching, refetch } = query;
  if (kit) return children(kit);
  if (error) {
    return (
      <ListFailure
        title={words.notLoaded}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        returnTo={headingRef}
      >
        {t("cardNotAffected")}
      </ListFailure>
    );
  }
  return (
    <>
      <p role="status">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </p>
      <div aria-hidden="true">{skeleton}</div>
    </>
  );
}

const TITLES = {
  resting: "cardPaused",
  gone: "cardNotShown",
  left: "cardNotShown",
  taken_down: "cardTakenDown",
  legal: "cardTakenDown",
} as const satisfies Record<NonNullable<Kit["hidden"]>, keyof typeof english>;

/** Every piece leads to the link of the card, at which there is nothing to see. */
export function HiddenCardNotice({ hidden }: Pick<Kit, "hidden">) {
  const t = useTranslate(kitTexts);
  if (hidden === null) return null;
  return (
    <div className="mb-6">
      <Notice tone="warning" title={t(TITLES[hidden])}>
        <p>{t(hidden === "resting" ? "leadsElsewhereUntilResumed" : "leadsElsewhere")}</p>
      </Notice>
    </div>
  );
}
