import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useCardSwitch } from "../card/public/use-card-switch.ts";

type SearchEngineSwitchProps = { userid: string; cardid: string; features: PlanFeatures };

/** Whether search engines may list a card. */
export function SearchEngineSwitch({ userid, cardid, features }: SearchEngineSwitchProps) {
  const t = useTranslate(wizardTexts);
  const indexable = useCardSwitch(userid, cardid, "indexable", (wanted) =>
    call("PATCH /api/card/indexable/:cardid", { params: { cardid }, body: { indexable: wanted } }),
  );
  if (!indexable) return null;
  return (
    <div className="mt-6">
      <Switch label={t("findable")} {...indexable}>
        {t(features.indexableAfterMs > 0 ? "findableTextFree" : "findableText")}
      </Switch>
    </div>
  );
}
