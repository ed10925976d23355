import { numberWord } from "@visita/domain/format";
import { type ExchangeWords, exchangeTexts } from "@visita/domain/owner-messages/exchange";
import { UserRoundPlus } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";

type ExchangeOfferPanelProps = {
  cards: number;
  /** The answer that is on its way. */
  sent: boolean | undefined;
  onAnswer: (turnOn: boolean) => void;
};

export function ExchangeOfferPanel({ cards, sent, onAnswer }: ExchangeOfferPanelProps) {
  const t = useTranslate(exchangeTexts);
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
            {t("offer")}
          </h2>
          <p className="max-w-152 text-small leading-[1.5] text-pretty">{t("offerText")}</p>
        </div>
      </div>
      <div className="flex gap-2.5 max-lg:*:flex-auto max-[26rem]:flex-col-reverse">
        <Button variant="ghost" disabled={sent !== undefined} onClick={() => onAnswer(false)}>
          {t("notNow")}
        </Button>
        <Button isBusy={sent === true} busyLabel={t("turningOn")} onClick={() => onAnswer(true)}>
          {turnOnLabel(cards, t)}
        </Button>
      </div>
    </section>
  );
}

function turnOnLabel(cards: number, t: ExchangeWords): string {
  if (cards === 1) return t("turnOn");
  if (cards === 2) return t("turnOnForBoth");
  return t("turnOnFor", { count: cards, number: numberWord(t.language, cards) });
}
