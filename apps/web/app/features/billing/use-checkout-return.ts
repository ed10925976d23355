import { call } from "../../lib/api.ts";
import { useStoreSubscription } from "./public/billing.queries.ts";
import { useCheckoutNews } from "./public/use-checkout-news.ts";

/** What there is to tell somebody who comes back from paying for their own plan. */
export function useCheckoutReturn(userid: string) {
  const keep = useStoreSubscription(userid);
  return useCheckoutNews({
    ask: (session, signal) => {
      const query = session ? { session_id: session } : {};
      return call("GET /api/subs/getusersubs/:userid", { params: { userid }, query }, { signal });
    },
    keep,
  });
}
