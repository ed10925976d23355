import type { OwnCard } from "@visita/domain/card/card.contract";
import type { FirstRun as FirstRunState } from "@visita/domain/first-run/first-run.contract";
import { type ComponentProps, type RefObject, useState } from "react";
import { useLazyModule } from "../../ui/use-lazy-module.ts";
import { ExchangeOffer } from "../exchange/public/exchange-offer.tsx";
import type { FirstRun } from "./first-run.tsx";
import { KitOffer } from "./kit-offer.tsx";

const loadFirstRun = () => import("./first-run.tsx");

type DashboardOfferProps = {
  userid: string;
  cards: readonly OwnCard[];
  /** Undefined where it could not be learnt. */
  firstRun: FirstRunState | undefined;
  hasQrCode: boolean;
  headingRef: RefObject<HTMLElement | null>;
};

/**
 * One panel beside the cards at most. The kit of a card that was just made comes first, because it is offered only then;
 * the first steps before the exchange, because they are for newcomers and end.
 */
export function DashboardOffer({ userid, cards, firstRun, hasQrCode, headingRef }: DashboardOfferProps) {
  return (
    <KitOffer cards={cards} hasQrCode={hasQrCode} headingRef={headingRef}>
      {firstRun?.steps ? (
        <LazyFirstRun
          userid={userid}
          // The list beside it may be newer.
          steps={{ ...firstRun.steps, card: cards.length > 0 }}
          card={cards.find(({ pausedAt }) => pausedAt === null)}
          hasQrCode={hasQrCode}
          headingRef={headingRef}
        />
      ) : (
        cards.length > 0 && <ExchangeOffer userid={userid} headingRef={headingRef} />
      )}
    </KitOffer>
  );
}

/** Most owners have taken them. Those that could not be loaded are tried once more, when the browser has time. */
function LazyFirstRun(props: ComponentProps<typeof FirstRun>) {
  const [isMissing, setMissing] = useState(false);
  const part = useLazyModule(loadFirstRun, !isMissing, () => setMissing(true));
  return part && <part.FirstRun {...props} />;
}
