import { FREE_PLAN_NAME, planLabel } from "@visita/domain/billing/plan-labels";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePlans, useSubscription } from "../billing/public/billing.queries.ts";

/** The name of one's plan. Left out where it cannot be told: it is a remark, and no reason for a warning. */
export function AccountPlan({ userid }: { userid: string }) {
  const plans = usePlans(userid);
  const subscription = useSubscription(userid);
  if (plans.error || subscription.error) return null;
  if (!plans.data || !subscription.data) return <Skeleton className="my-1 h-3 w-24" />;
  const { planId } = subscription.data;
  const bought = plans.data.find(({ id }) => id === planId);
  return (
    <span className="text-muted">
      {planId === null ? FREE_PLAN_NAME : bought ? planLabel(bought.unit_amount).name : "Premium"}
    </span>
  );
}
