import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import type english from "@visita/domain/owner-messages/kit/en";
import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode, type RefObject } from "react";
import { Link, type LinkProps } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";
import type { useKit } from "./kit.queries.ts";

type CrumbLink = Pick<LinkProps, "reloadDocument"> & {
  to: string;
  label: string;
  /** The label is an address. */
  isAddress?: boolean;
};
type CrumbsProps = {
  /** Below the dashboard. */
  links: readonly CrumbLink[];
  current: string;
};

/** The way up from a page of a card. */
export function Crumbs({ links, current }: CrumbsProps) {
  const t = useTranslate(kitTexts);
  const isDeep = links.length > 0;
  const all: readonly CrumbLink[] = [{ to: "/dashboard", label: t("dashboard") }, ...links];
  return (
    <nav
      aria-label={t("breadcrumb")}
      className="-mt-3 mb-2 flex flex-wrap items-center gap-x-1.5 text-small text-muted"
    >
      {all.map(({ to, label, isAddress, ...link }) => (
        <Fragment key={to}>
          <Link
            to={to}
            {...link}
            className="inline-flex min-h-touch items-center rounded-xs underline-offset-3 hover:text-text hover:underline"
          >
            <span dir={isAddress ? "ltr" : undefined} className="wrap-anywhere">
              {label}
            </span>
          </Link>
          <ChevronRight
            aria-hidden="true"
            size={16}
            strokeWidth={1.75}
            className={isDeep ? "max-md:last-of-type:hidden" : undefined}
          />
        </Fragment>
      ))}
      {/* On a phone it would take a line of its own, above the heading that says the same. */}
      <span aria-current="page" className={isDeep ? "max-md:hidden" : undefined}>
        {current}
      </span>
    </nav>
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
        onRetry={() => {
          // The button goes away with the failure.
          headingRef.current?.focus();
          void refetch();
        }}
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
