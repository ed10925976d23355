import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { pollActivation } from "../poll-activation.ts";

export type CheckoutBanner =
  | "confirming"
  | "paid"
  | "unheard"
  | "active"
  | "changing"
  | "unchanged"
  | "changed"
  | "cancelled"
  | "resumed";

type Outcome = "success" | "changed" | "cancelled" | "resumed";

/** How a checkout ended, by the URL it came back to. Anything else there means nothing. */
const OUTCOMES: ReadonlyMap<string | null, Outcome> = new Map([
  ["success", "success"],
  ["changed", "changed"],
  ["cancelled", "cancelled"],
  ["resumed", "resumed"],
]);

type CheckoutReturn<Subscription> = {
  /** The subscription as the server knows it; with the id of a checkout it asks the provider. */
  ask: (sessionId: string | undefined, signal: AbortSignal) => Promise<Subscription>;
  /** Shows it. */
  keep: (subscription: Subscription) => Promise<unknown>;
};

/** What a checkout adds to the address that it comes back to. */
const PARAMETERS = ["checkout", "session_id", "plan"];

/**
 * What there is to tell somebody who comes back from paying. The URL itself grants nothing: it only starts the
 * asking. Once it has been told it goes from the URL, so that a reload does not tell it again.
 */
export function useCheckoutNews<Subscription extends UserSubscription>({
  ask: askServer,
  keep: keepAnswer,
}: CheckoutReturn<Subscription>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [news, setNews] = useState<CheckoutBanner | null>(null);
  // As it was on arrival: the URL is cleaned while the asking may go on.
  const [{ outcome, sessionId, plan }] = useState(() => ({
    outcome: OUTCOMES.get(params.get("checkout")),
    sessionId: params.get("session_id"),
    plan: params.get("plan"),
  }));

  const tell = useEffectEvent((told: CheckoutBanner) => {
    setNews(told);
    const rest = new URLSearchParams(params);
    for (const name of PARAMETERS) rest.delete(name);
    void navigate({ search: String(rest) }, { replace: true, preventScrollReset: true });
  });
  const ask = useEffectEvent(askServer);
  const keep = useEffectEvent(keepAnswer);

  useEffect(() => {
    if (!outcome) return;
    if (outcome === "cancelled" || outcome === "resumed") {
      tell(outcome);
      return;
    }
    const isChange = outcome === "changed";
    setNews(isChange ? "changing" : "confirming");
    return pollActivation({
      sessionId,
      ask: (session, signal) => ask(session ?? undefined, signal),
      isDone: (subscription) => isBought(subscription) && (!isChange || subscription.planId === plan),
      onDone: (subscription) => void keep(subscription).then(() => tell(isChange ? "changed" : "active")),
      onLate: (isPaid) => tell(isChange ? "unchanged" : isPaid ? "paid" : "unheard"),
    });
  }, [outcome, sessionId, plan]);

  return {
    news,
    /** For whatever changes the plan: the news would no longer be true. */
    clearNews: () => setNews(null),
  };
}

/** A cancelled subscription is active too, until it ends, but has no plan. */
function isBought({ status, planId }: UserSubscription): boolean {
  return status === "active" && planId !== null;
}
