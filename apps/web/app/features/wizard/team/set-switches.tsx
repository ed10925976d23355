import { exchangeTexts } from "@visita/domain/owner-messages/exchange";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { wizardTeam } from "@visita/domain/owner-messages/wizard-team";
import { useTranslate } from "../../../lib/language.tsx";
import { useCards } from "../../card/public/card.queries.ts";
import { SetField } from "./set-field.tsx";

type SetSwitchesProps = { userid: string; cardid: string };

/** What the owner of any other card switches here. */
export function SetSwitches({ userid, cardid }: SetSwitchesProps) {
  const t = useTranslate(wizardTeam);
  const exchange = useTranslate(exchangeTexts);
  const wizard = useTranslate(wizardTexts);
  const card = useCards(userid).data?.find((own) => own.cardid === cardid);
  if (!card) return null;
  return (
    <div className="mt-8 grid gap-5 border-t border-line pt-6">
      <SetField label={exchange("share")} value={t(card.exchange ? "on" : "off")} />
      <SetField label={wizard("findable")} value={t(card.indexable ? "on" : "off")} />
    </div>
  );
}
