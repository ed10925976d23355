import type { OwnCard } from "@visita/domain/card/card.contract";
import { linksPage } from "@visita/domain/owner-messages/links";
import { Plus } from "lucide-react";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { Select } from "../../ui/select.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";
import { useCards } from "../card/public/card.queries.ts";
import { CardThumbnail } from "../card/public/card-thumbnail.tsx";
import { useCardOptions } from "../card/view/card-chip.tsx";
import { withUserid } from "../session/public/session-context.tsx";
import { LinkLists } from "./link-lists.tsx";
import { NewLinkDialog } from "./new-link-dialog.tsx";
import { useLinks } from "./public/link.queries.ts";

/** The links of one card, which the URL names; of the first card if it names none. */
export function LinkPage({ userid }: { userid: string }) {
  const t = useTranslate(linksPage);
  const [parameters, setParameters] = useSearchParams();
  const { data: cards, error, isFetching, refetch } = useCards(userid);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const options = useCardOptions(cards ?? []);
  const asked = parameters.get("card");
  const card = asked === null ? cards?.[0] : cards?.find(({ cardid }) => cardid === asked);
  if (cards && !card) return <Navigate to={asked === null ? "/dashboard" : "/404"} replace />;
  if (cards && card)
    return (
      <>
        {cards.length > 1 && (
          <div className="mb-6 max-w-80">
            <Select
              label={t("card")}
              isLabelHidden
              options={options}
              value={card.cardid}
              onValueChange={(cardid) => setParameters({ card: cardid }, { replace: true })}
            />
          </div>
        )}
        <CardLinks key={card.cardid} card={card} />
      </>
    );
  return (
    <LinkFrame headingRef={headingRef} isLoading={!error}>
      {error ? (
        <ListFailure
          title={t("notLoaded")}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          returnTo={headingRef}
        >
          {t("nothingLost")}
        </ListFailure>
      ) : (
        <LinksSkeleton />
      )}
    </LinkFrame>
  );
}

function CardLinks({ card }: { card: OwnCard }) {
  const t = useTranslate(linksPage);
  const { data: list, error, isFetching, refetch } = useLinks(card.cardid);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isMaking, setIsMaking] = useState(false);
  const isEmpty = list?.links.length === 0;
  const makeButton = (size: "md" | "lg") => (
    <Button
      size={size}
      icon={Plus}
      className={size === "md" ? "w-full lg:w-auto" : ""}
      onClick={() => setIsMaking(true)}
    >
      {t("makeALink")}
    </Button>
  );

  return (
    <LinkFrame
      headingRef={headingRef}
      card={card}
      isEmpty={isEmpty}
      action={list && !isEmpty && makeButton("md")}
    >
      {error && (
        <ListFailure
          title={t(list ? "notRefreshed" : "notLoaded")}
          isRefresh={list !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          returnTo={headingRef}
        >
          {t(list ? "earlierVersion" : "nothingLost")}
        </ListFailure>
      )}
      {!list && !error && <LinksSkeleton />}
      {isEmpty && (
        <div className="lg:pt-8">
          <EmptyState title={t("noLinksYet")} action={makeButton("lg")}>
            {t("whatFor")}
          </EmptyState>
        </div>
      )}
      {list && !isEmpty && <LinkLists card={card} list={list} headingRef={headingRef} />}
      {list && <NewLinkDialog card={card} list={list} isOpen={isMaking} onOpenChange={setIsMaking} />}
    </LinkFrame>
  );
}

type LinkFrameProps = {
  headingRef: Ref<HTMLHeadingElement>;
  card?: OwnCard;
  isLoading?: boolean;
  isEmpty?: boolean;
  action?: ReactNode;
  children: ReactNode;
};

function LinkFrame(props: LinkFrameProps) {
  const { headingRef, card, isLoading = false, isEmpty, action, children } = props;
  const t = useTranslate(linksPage);
  const path = card && cardPath(card.username);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-8 lg:flex-nowrap">
        <div className="flex min-w-0 items-center gap-5">
          {card && <CardThumbnail card={card} />}
          <div className="min-w-0">
            <h1 ref={headingRef} tabIndex={-1} className="type-title">
              {t("links")}
            </h1>
            {isLoading && <Skeleton className="mt-2 mb-1 h-4 w-60 max-w-full" />}
            {path && (
              <p className="mt-1 text-muted wrap-anywhere">
                {isEmpty ? <bdi dir="ltr">{path}</bdi> : t("onePerPlace", { path })}
              </p>
            )}
          </div>
        </div>
        {action}
      </div>
      {children}
    </>
  );
}

const SKELETON_KEYS = ["first", "second", "third"];

function LinksSkeleton() {
  const t = useTranslate(linksPage);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      </p>
      <div aria-hidden="true" className="mt-10 rounded-lg border border-line bg-surface">
        {SKELETON_KEYS.map((key) => (
          <div key={key} className="px-5 py-5.5 not-first:border-t not-first:border-line lg:px-7">
            <Skeleton className="h-5 w-52 max-w-full" />
            <Skeleton className="mt-3 h-4 w-40 max-w-full" />
          </div>
        ))}
      </div>
    </>
  );
}

export const meta = metaIn(linksPage, { title: "links" });

export default withUserid(LinkPage);
