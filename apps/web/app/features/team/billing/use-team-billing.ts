import { useQuery, useQueryClient } from "@tanstack/react-query";
import { billingAnswers } from "@visita/domain/answers/billing";
import { teamAnswers } from "@visita/domain/answers/team";
import { BILLING_MESSAGES as TEXT } from "@visita/domain/billing/billing.messages";
import type { TeamSubscription } from "@visita/domain/team/team-billing.contract";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";
import { useCheckoutNews } from "../../billing/public/use-checkout-news.ts";
import { usePaymentActions } from "../../billing/public/use-payment-actions.ts";
import { useTeam } from "../frame/team-context.ts";
import { teamKeys } from "../public/team.queries.ts";

export const PAYMENT_ANSWERS = { billing: billingAnswers, team: teamAnswers };

/** What the team pays for, and everything an owner can do about it. */
export function useTeamBilling() {
  const { userid, team, refetch } = useTeam();
  const { teamid } = team;
  const params = { teamid };
  const queryClient = useQueryClient();
  const queryKey = [...teamKeys.one(userid, teamid), "billing"];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET /api/team/:teamid/billing", { params, query: {} }, { signal }),
    ...revalidating,
  });

  /** A call that set out before cannot bring an older state back. */
  async function keep(subscription: TeamSubscription) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, subscription);
    // How many more people there is room for stands on other pages as well.
    await refetch();
  }

  const { news, clearNews } = useCheckoutNews({
    ask: (session, signal) =>
      call(
        "GET /api/team/:teamid/billing",
        { params, query: session === undefined ? {} : { session_id: session } },
        { signal },
      ),
    keep,
  });
  const actions = usePaymentActions({
    onStart: clearNews,
    calls: {
      checkout: async (planId) =>
        (await call("POST /api/team/:teamid/billing/checkout", { params, body: { planId } })).url,
      portal: async () => (await call("POST /api/team/:teamid/billing/portal", { params })).url,
      cancel: async () => {
        await keep(await call("DELETE /api/team/:teamid/billing", { params }));
        return TEXT.canceled;
      },
      resume: async () => {
        await keep(await call("POST /api/team/:teamid/billing/resume", { params }));
        return TEXT.resumed;
      },
      reload: () => void queryClient.invalidateQueries({ queryKey }),
    },
  });
  return { query, news, actions, keep };
}
