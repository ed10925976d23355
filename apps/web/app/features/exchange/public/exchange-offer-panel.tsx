import { numberWord } from "@visita/domain/format";
import { UserRoundPlus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

type ExchangeOfferPanelProps = {
  cards: number;
  /** The answer that is on its way. */
  sent: boolean | undefined;
  onAnswer: (turnOn: boolean) => void;
};

export function ExchangeOfferPanel({ cards, sent, onAnswer }: ExchangeOfferPanelProps) {
  return (
    <section
      aria-labelledby="exchange-offer"
      className="mb-7 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-accent-soft p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:px-6"
    >
      <div className="flex gap-3.5">
        <UserRoundPlus
          aria-hidden="true"
          size={24}
          strokeWidth={1.75}
          className="mt-0.5 shrink-0 text-accent"
        />
        <div className="min-w-0">
          <h2 id="exchange-offer" className="type-heading mb-1 text-[1.1875rem]">
            Let people share their details
          </h2>
          <p className="max-w-152 text-small leading-[1.5] text-pretty">
            Anyone who opens your card can send you their name and contact details, no account needed. You get
            an email and find them in Contacts. You can turn it off for each card.
          </p>
        </div>
      </div>
      <div className="flex gap-2.5 max-lg:*:flex-auto max-[26rem]:flex-col-reverse">
        <Button variant="ghost" disabled={sent !== undefined} onClick={() => onAnswer(false)}>
          Not now
        </Button>
        <Button isBusy={sent === true} busyLabel="Turning on..." onClick={() => onAnswer(true)}>
          {turnOnLabel(cards)}
        </Button>
      </div>
    </section>
  );
}

function turnOnLabel(cards: number): string {
  if (cards === 1) return "Turn on";
  return cards === 2 ? "Turn on for both cards" : `Turn on for ${numberWord(cards)} cards`;
}
