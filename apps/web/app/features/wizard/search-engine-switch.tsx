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
        Whoever looks for your name may come upon this card. While this is off, search engines are asked to
        leave it out.
        {features.indexableAfterMs > 0 && " On the free plan they are let in once it is seven days old."}
      </Switch>
    </div>
  );
}
