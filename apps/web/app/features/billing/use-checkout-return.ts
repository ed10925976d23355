import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { awaitActivation } from "./await-activation.ts";
import { useKeepSubscription } from "./public/billing.queries.ts";

export type CheckoutNews = "confirming" | "late" | "active" | "cancelled" | "resumed";

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
export function useCheckoutReturn(userid: string, onRefused: (error: unknown) => void): CheckoutNews | null {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const keepSubscription = useKeepSubscription(userid);
  const [news, setNews] = useState<CheckoutNews | null>(null);
  const outcome = OUTCOMES.get(params.get("checkout"));
  const sessionId = params.get("session_id");

  const tell = useEffectEvent((told: CheckoutNews) => {
    setNews(told);
    void navigate({ search: "" }, { replace: true, preventScrollReset: true });
  });
  const keep = useEffectEvent(keepSubscription);
  const refuse = useEffectEvent(onRefused);

  useEffect(() => {
    if (!outcome) return;
    if (outcome !== "success") {
      tell(outcome);
      return;
    }
    setNews("confirming");
    return awaitActivation({
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
