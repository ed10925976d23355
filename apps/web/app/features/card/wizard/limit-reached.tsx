import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { WizardFrame } from "./wizard-frame.tsx";

/** In place of the form. Whoever has the larger plan already is not sent to buy it. */
export function LimitReached({ isActive }: { isActive: boolean }) {
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
              {!isActive && <ButtonLink to="/subscription">See plans</ButtonLink>}
            </div>
          }
        >
          {isActive
            ? "Premium has room for 3 cards. You can change any of yours at any time."
            : "Forever Free has room for 1 card. Premium has room for 3, with your logo, 26 colours and all channels."}
        </EmptyState>
      </div>
    </WizardFrame>
  );
}
