import { featuresOf } from "@visita/domain/billing/plan.rules";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { cardThemes } from "@visita/domain/card/themes";
import { rememberUnfinishedCard } from "../../lib/unfinished-card.ts";
import { useSettings } from "../../lib/use-settings.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { WizardFrame } from "./wizard-frame.tsx";

const premiumCards = featuresOf("active").cards;
const PREMIUM_ROOM = `Premium has room for ${countCards(premiumCards)}.`;
/** Where nobody pays, nobody has a plan. */
const ROOM = `There is room for ${countCards(premiumCards)}.`;
const FREE_ROOM =
  `Forever Free has room for ${countCards(featuresOf("inactive").cards)}. ` +
  `Premium has room for ${premiumCards}, with your logo, ${cardThemes.length} colours and all channels.`;

/** In place of the form. Owners of a premium plan are not sent to buy it. */
export function LimitReached({ isActive }: { isActive: boolean }) {
  const hasPlans = useSettings()?.billing !== "off";
  return (
    <WizardFrame>
      <h1 className="sr-only">New business card</h1>
      <div className="lg:pt-10">
        <EmptyState
          title={TEXT.limitReached}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to="/dashboard" variant={isActive ? "primary" : "secondary"}>
                Go to the dashboard
              </ButtonLink>
              {!isActive && (
                <ButtonLink to="/subscription" onClick={() => rememberUnfinishedCard("/b/c")}>
                  See plans
                </ButtonLink>
              )}
            </div>
          }
        >
          {isActive
            ? `${hasPlans ? PREMIUM_ROOM : ROOM} You can change any of yours at any time.`
            : FREE_ROOM}
        </EmptyState>
      </div>
    </WizardFrame>
  );
}

function countCards(count: number): string {
  return count === 1 ? "1 card" : `${count} cards`;
}
