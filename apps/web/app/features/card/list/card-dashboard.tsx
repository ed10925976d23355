import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { cacheOwnCards } from "../../../../offline/own-cards.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { useCurrentSubscription } from "../../billing/public/billing.queries.ts";
import { useExpiredSession } from "../../session/public/session-expiry.ts";
import { useCards } from "../public/card.queries.ts";
import { CardListSkeletons } from "../public/card-grid.tsx";
import { CardList } from "./card-list.tsx";
import { DashboardHead } from "./dashboard-head.tsx";

export function CardDashboard({ userid }: { userid: string }) {
  const { data: cards, error, isFetching, isOutdated, refetch } = useCards(userid);
  const subscription = useCurrentSubscription(userid);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useExpiredSession(error);
  useEffect(() => {
    if (cards) cacheOwnCards(cards);
  }, [cards]);

  // Waited for, so that nothing moves once a card can be pressed; but not for a second try.
  const isPlanAwaited = subscription.isPending && subscription.failureCount === 0;
  // An empty list from before the first card was made is not worth showing.
  const isKnown = cards !== undefined && !(cards.length === 0 && isOutdated);
  const isLoading = !error && (!isKnown || isPlanAwaited);
  const isEmpty = isKnown && !isLoading && cards.length === 0;
  const hasCards = isKnown && !isLoading && cards.length > 0;

  function retry() {
    // The button goes away with the failure.
    headingRef.current?.focus();
    void refetch();
  }

  return (
    <>
      <DashboardHead
        headingRef={headingRef}
        cards={hasCards ? cards.length : undefined}
        status={subscription.data?.status}
        isLoading={isLoading}
        isEmpty={isEmpty}
      />
      {error && (
        <ListFailure
          title={cards ? "Your cards could not be refreshed." : "Your cards could not be loaded."}
          isRefresh={cards !== undefined}
          isRetrying={isFetching}
          onRetry={retry}
        >
          {cards ? "You see them as they were a while ago." : "Nothing is lost: they are still online."}
        </ListFailure>
      )}
      {isLoading && <CardListSkeletons label="Your cards" status="Loading your cards" />}
      {isEmpty && <NoCards />}
      {hasCards && <CardList cards={cards} subscription={subscription.data} />}
    </>
  );
}

function NoCards() {
  return (
    <div className="lg:pt-8">
      <EmptyState
        title="You have no cards yet"
        action={
          <ButtonLink to="/b/c" size="lg" icon={Plus}>
            Add Business Card
          </ButtonLink>
        }
      >
        Use the Add Business Card button to make your first one. It takes about three minutes.
      </EmptyState>
    </div>
  );
}
