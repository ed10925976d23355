import { exchangeTexts } from "@visita/domain/owner-messages/exchange";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useCardSwitch } from "../../card/public/use-card-switch.ts";

type ExchangeSwitchProps = { userid: string; cardid: string };

/** Whether visitors of a card can leave their details. */
export function ExchangeSwitch({ userid, cardid }: ExchangeSwitchProps) {
  const exchange = useCardSwitch(userid, cardid, "exchange", (wanted) =>
    call("PATCH /api/card/exchange/:cardid", { params: { cardid }, body: { exchange: wanted } }),
  );
  return exchange && <ExchangeChoice {...exchange} />;
}

type ExchangeChoiceProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** The same for a card that is not made yet. */
export function ExchangeChoice({ isOn, onChange }: ExchangeChoiceProps) {
  const t = useTranslate(exchangeTexts);
  return (
    <div className="mt-8 border-t border-line pt-6">
      <Switch label={t("share")} isOn={isOn} onChange={onChange}>
        {t("shareText")}
      </Switch>
    </div>
  );
}
