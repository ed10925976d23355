import type { PlanFeatures } from "@visita/domain/billing/plan.rules";
import { call } from "../../lib/api.ts";
import { Switch } from "../../ui/switch.tsx";
import { useCardSwitch } from "../card/public/use-card-switch.ts";

type SearchEngineSwitchProps = { userid: string; cardid: string; features: PlanFeatures };

/** Whether search engines may list a card. */
export function SearchEngineSwitch({ userid, cardid, features }: SearchEngineSwitchProps) {
  const indexable = useCardSwitch(userid, cardid, "indexable", (wanted) =>
    call("PATCH /api/card/indexable/:cardid", { params: { cardid }, body: { indexable: wanted } }),
  );
  if (!indexable) return null;
  return (
    <div className="mt-6">
      <Switch label="Findable by search engines" {...indexable}>
        People who search for your name may find this card. When off, we ask search engines to leave it out.
        {features.indexableAfterMs > 0 && " On the free plan, this works once the card is seven days old."}
      </Switch>
    </div>
  );
}
