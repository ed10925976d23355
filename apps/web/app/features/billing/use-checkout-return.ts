import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { pollActivation } from "./poll-activation.ts";
import { useStoreSubscription } from "./public/billing.queries.ts";

export type CheckoutState = "confirming" | "late" | "active" | "cancelled" | "resumed";

type Outcome = "success" | "cancelled" | "resumed";

/** Outcomes by the `checkout` query parameter; other values are ignored. */
const OUTCOMES: ReadonlyMap<string | null, Outcome> = new Map([
  ["success", "success"],
  ["cancelled", "cancelled"],
  ["resumed", "resumed"],
]);

/**
 * State after returning from the checkout. The query parameter grants nothing, it only starts polling; it is removed
 * once handled, so that a reload does not repeat the message.
 */
export function useCheckoutReturn(userid: string, onRefused: (error: unknown) => void): CheckoutState | null {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const storeSubscription = useStoreSubscription(userid);
  const [state, setState] = useState<CheckoutState | null>(null);
  const outcome = OUTCOMES.get(params.get("checkout"));
  const sessionId = params.get("session_id");

  const finish = useEffectEvent((final: CheckoutState) => {
    setState(final);
    void navigate({ search: "" }, { replace: true, preventScrollReset: true });
  });
  const store = useEffectEvent(storeSubscription);
  const refuse = useEffectEvent(onRefused);

  useEffect(() => {
    if (!outcome) return;
    if (outcome !== "success") {
      finish(outcome);
      return;
    }
    setState("confirming");
    return pollActivation({
      sessionId,
      fetchSubscription: (session, signal) => {
        const query = session ? { session_id: session } : {};
        return call("GET /api/subs/getusersubs/:userid", { params: { userid }, query }, { signal });
      },
      onActive: (subscription) => void store(subscription).then(() => finish("active")),
      onLate: () => setState("late"),
      onRefused: (error) => refuse(error),
    });
  }, [outcome, sessionId, userid]);

  return state;
}
