import type { UseQueryResult } from "@tanstack/react-query";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { accountFrame } from "@visita/domain/owner-messages/account-frame";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { Plus } from "lucide-react";
import { useDeferredValue, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { cacheOwnCards } from "../../../offline/own-cards.ts";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { useLazyModule } from "../../ui/use-lazy-module.ts";
import { useCurrentSubscription } from "../billing/public/billing.queries.ts";
import { useCards } from "../card/public/card.queries.ts";
import { CardListSkeletons } from "../card/public/card-grid.tsx";
import { useNewCardDraft } from "../card/public/use-new-card-draft.ts";
import { BusinessCardSkeleton } from "../card/view/card-skeletons.tsx";
import { useFirstRun } from "../first-run/public/first-run.queries.ts";
import { withUserid } from "../session/public/session-context.tsx";
import { CardList, countOwn } from "./card-list.tsx";
import { CodeShortcut } from "./code-shortcut.tsx";
import { DashboardHead, OrderHead } from "./dashboard-head.tsx";
import { DashboardOffer } from "./dashboard-offer.tsx";
import { NewCardMoment } from "./new-card-moment.tsx";
import { useCardActions } from "./use-card-actions.ts";

const loadOrder = () => import("./order-cards.tsx");
const loadRecap = () => import("./recap.tsx");
const loadJoinOffer = () => import("../team/public/join-offer.tsx");

export function CardDashboard({ userid }: { userid: string }) {
  const t = useTranslate(dashboardTexts);
  const common = useTranslate(commonTexts);
  const { data: cards, error, isFetching, isOutdated, refetch } = useCards(userid);
  const subscription = useCurrentSubscription(userid);
  const firstRun = useFirstRun(userid);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cards) cacheOwnCards(cards.filter(isOnline));
  }, [cards]);

  const draft = useNewCardDraft(userid) ?? undefined;
  const hasQrCode = subscription.data?.status === "active";

  // Waited for, so that nothing moves once a card can be pressed; but not for a second try.
  const isAwaited = isFirstTry(subscription) || isFirstTry(firstRun);
  // An empty list from before the first card was made is not worth showing.
  const isKnown = cards !== undefined && !(cards.length === 0 && isOutdated);
  // Deferred, so that React renders the cards in short tasks.
  const isLoading = useDeferredValue(!error && (!isKnown || isAwaited));
  const isEmpty = isKnown && !isLoading && cards.length === 0 && !draft;
  const hasCards = isKnown && !isLoading && !isEmpty;

  const actions = useCardActions(userid);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOrdering?: boolean } | null };
  const isOrdering = hasCards && cards.length > 1 && state?.isOrdering === true;
  const stopOrdering = () => void navigate(-1);
  const ordering = useLazyModule(loadOrder, isOrdering, stopOrdering);
  // Few may join a team: nobody waits for the question.
  const joining = useLazyModule(loadJoinOffer, false, () => undefined);

  // The last of the page, which moves nothing when it comes.
  const recap = useLazyModule(loadRecap, false, () => undefined);

  // The link that began it and the button that ended it are gone by then. Not before the head is replaced.
  const isOrderShown = isOrdering && ordering !== undefined;
  const wasOrderShown = useRef(isOrderShown);
  useEffect(() => {
    if (wasOrderShown.current !== isOrderShown) headingRef.current?.focus({ preventScroll: true });
    wasOrderShown.current = isOrderShown;
  }, [isOrderShown]);

  if (isOrderShown) {
    return (
      <>
        <OrderHead headingRef={headingRef} onDone={stopOrdering} />
        <ordering.OrderCards cards={cards} onOrder={(order) => void actions.order(order)} />
      </>
    );
  }
  const isNewcomer = Boolean(firstRun.data?.steps);
  // The first steps stand below the cards that they are about, other offers above.
  const offer = (
    <DashboardOffer
      userid={userid}
      cards={cards ?? []}
      firstRun={firstRun.data}
      hasQrCode={hasQrCode}
      headingRef={headingRef}
    />
  );
  return (
    <>
      <DashboardHead
        headingRef={headingRef}
        cards={hasCards ? countOwn(cards) || undefined : undefined}
        status={subscription.data?.status}
        isLoading={isLoading}
        isEmpty={isEmpty}
      />
      {error && (
        <ListFailure
          title={t(cards ? "notRefreshed" : "notLoaded")}
          isRefresh={cards !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          returnTo={headingRef}
        >
          {cards ? common("earlierVersion") : t("nothingLost")}
        </ListFailure>
      )}
      {joining && !isLoading && <joining.JoinOffer userid={userid} />}
      {isLoading && (
        <CardListSkeletons label={t("yourCards")} status={t("loading")}>
          <CardItemSkeleton />
        </CardListSkeletons>
      )}
      {isEmpty && <NoCards />}
      {hasCards && !isNewcomer && offer}
      {hasCards && (
        <CardList
          userid={userid}
          cards={cards}
          subscription={subscription.data}
          draft={draft}
          actions={actions}
          headingRef={headingRef}
        />
      )}
      {(isEmpty || (hasCards && isNewcomer)) && <div className="mt-8 lg:mt-10">{offer}</div>}
      {recap && (hasCards || isEmpty) && <recap.Recap userid={userid} />}
      {hasCards && <NewCardMoment cards={cards} hasQrCode={hasQrCode} />}
      {hasCards && <CodeShortcut card={cards.find(isOnline)} hasQrCode={hasQrCode} />}
    </>
  );
}

type Tries = Pick<UseQueryResult, "isPending" | "failureCount" | "errorUpdateCount">;

/** False also for a page that is opened again after all tries have failed: known cards are shown at once. */
function isFirstTry({ isPending, failureCount, errorUpdateCount }: Tries): boolean {
  return isPending && failureCount === 0 && errorUpdateCount === 0;
}

function isOnline({ pausedAt }: OwnCard): boolean {
  return pausedAt === null;
}

function NoCards() {
  const t = useTranslate(dashboardTexts);
  return (
    <div className="lg:pt-8">
      <EmptyState
        title={t("noCardsYet")}
        action={
          <ButtonLink to="/b/c" size="lg" icon={Plus}>
            {t("addCard")}
          </ButtonLink>
        }
      >
        {t("makeFirst")}
      </EmptyState>
    </div>
  );
}

/** The card, its address line and its row of buttons. */
export function CardItemSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-1">
      <BusinessCardSkeleton />
      <div className="mt-1.5 flex min-h-control items-center justify-between gap-4 px-1">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-4 w-36" />
      </div>
      <div className="flex gap-2">
        <Skeleton className="h-control flex-1 rounded-md" />
        <Skeleton className="h-control flex-1 rounded-md" />
        <Skeleton className="size-control rounded-md" />
      </div>
    </div>
  );
}

export const meta = metaIn(accountFrame, { title: "dashboard" });

export default withUserid(CardDashboard);
