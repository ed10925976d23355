import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { pollActivation } from "./poll-activation.ts";
import { useStoreSubscription } from "./public/billing.queries.ts";

export type CheckoutBanner = "confirming" | "late" | "active" | "cancelled" | "resumed";

type Outcome = "success" | "cancelled" | "resumed";

/** How a checkout ended, by the address it came back to. Anything else there means nothing. */
const OUTCOMES: ReadonlyMap<string | null, Outcome> = new Map([
  ["success", "success"],
  ["cancelled", "cancelled"],
  ["resumed", "resumed"],
]);

/**
 * What there is to tell somebody who comes back from paying. The address itself grants nothing: it only starts the
 * asking. Once it has been told it goes from the address, so that a reload does not tell it again.
 */
export function useCheckoutReturn(
  userid: string,
  onRefused: (error: unknown) => void,
): CheckoutBanner | null {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const storeSubscription = useStoreSubscription(userid);
  const [news, setNews] = useState<CheckoutBanner | null>(null);
  const outcome = OUTCOMES.get(params.get("checkout"));
  const sessionId = params.get("session_id");

  const tell = useEffectEvent((told: CheckoutBanner) => {
    setNews(told);
    void navigate({ search: "" }, { replace: true, preventScrollReset: true });
  });
  const keep = useEffectEvent(storeSubscription);
  const refuse = useEffectEvent(onRefused);

  useEffect(() => {
    if (!outcome) return;
    if (outcome !== "success") {
      tell(outcome);
      return;
    }
    setNews("confirming");
    return pollActivation({
      sessionId,
      ask: (session, signal) => {
        const query = session ? { session_id: session } : {};
        return call("GET /api/subs/getusersubs/:userid", { params: { userid }, query }, { signal });
      },
      onActive: (subscription) => void keep(subscription).then(() => tell("active")),
      onLate: () => setNews("late"),
      onRefused: (error) => refuse(error),
    });
  }, [outcome, sessionId, userid]);

  return news;
}
