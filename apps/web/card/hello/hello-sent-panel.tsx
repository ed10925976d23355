import { addToYourContacts } from "@visita/domain/exchange/exchange.messages";
import { UI_ICON_PATHS } from "../../app/features/card/view/icon-paths.ts";
import { LineIcon } from "../../app/features/card/view/line-icon.tsx";
import { cardPath } from "../../app/lib/card-path.ts";
import { closeDialogs } from "../dialogs.ts";
import { CARD_ICON_PATHS } from "../icon-paths.ts";
import type { SharedCard } from "../shared-card.ts";
import { hasYourDetails, SentFacts, whereTheyAre } from "./sent-details.tsx";
import type { SentHello } from "./use-hello.ts";

type HelloSentPanelProps = { card: SharedCard; sent: SentHello; titleId: string };

/** What was sent, and the way back: whoever has not taken the contact yet is asked to. */
export function HelloSentPanel({ card, sent: { details, ownCard }, titleId }: HelloSentPanelProps) {
  const { shortName } = card;
  // The bar says so once it was pressed.
  const hasContact = document.querySelector('[data-hello="bar"][data-after]') !== null;
  const contact = document.querySelector<HTMLAnchorElement>("a[data-contact]");
  return (
    <div className="hello-sent">
      <span className="hello-sent-mark">
        <LineIcon path={UI_ICON_PATHS.check} size={24} weight="bold" />
      </span>
      <h2 id={titleId} tabIndex={-1}>
        {hasYourDetails(shortName)}
      </h2>
      <p role="status">{whereTheyAre(ownCard !== undefined)}</p>
      <SentFacts
        details={{ name: details.name, email: details.email, phone: details.phone }}
        ownCard={ownCard && cardPath(ownCard.username)}
      />
      <div className="hello-sent-actions">
        {!hasContact && contact && (
          <a href={contact.href} data-contact="" data-look="card" className="hello-button">
            <LineIcon path={CARD_ICON_PATHS.userRoundPlus} size={20} />
            <span>{addToYourContacts(shortName)}</span>
          </a>
        )}
        <button type="button" className="hello-button" onClick={() => closeDialogs()}>
          Done
        </button>
      </div>
    </div>
  );
}
