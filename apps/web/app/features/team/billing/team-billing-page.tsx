import { teamBilling } from "@visita/domain/owner-messages/team-billing";
import { teamFrame } from "@visita/domain/owner-messages/team-frame";
import { useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { CheckoutBanner } from "../../billing/public/checkout-banner.tsx";
import { EndingNotice, PastDueNotice, SandboxNotice } from "../../billing/public/subscription-notices.tsx";
import { useTeam } from "../frame/team-context.ts";
import { CancelTeamPlan } from "./cancel-team-plan.tsx";
import { ChoosePlan } from "./choose-plan.tsx";
import { EndedNotice } from "./ended-notice.tsx";
import { NextPaymentPanel } from "./next-payment-panel.tsx";
import { SeatsPanel } from "./seats-panel.tsx";
import { planOf } from "./team-plan.ts";
import { useTeamBilling } from "./use-team-billing.ts";

export const meta = metaIn(teamBilling, { title: "title" });

export default function TeamBillingPage() {
  const t = useTranslate(teamBilling);
  const { team } = useTeam();
  const isBillingOff = useSettings()?.billing === "off";
  return (
    <>
      <h1 className="type-title">{t("title")}</h1>
      {isBillingOff ? (
        <p className="mt-1.5 text-muted">
          {t("withCard", { count: team.people })} {t("everythingIsOpen")}
        </p>
      ) : (
        <TeamPlan />
      )}
    </>
  );
}

function TeamPlan() {
  const t = useTranslate(teamBilling);
  const frame = useTranslate(teamFrame);
  const { query, news, actions, keep } = useTeamBilling();
  const { data: subscription, error, isFetching, refetch } = query;
  const [isCancelOpen, setCancelOpen] = useState(false);
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const endingRef = useRef<HTMLDivElement>(null);
  const isSandbox = useSettings()?.billing === "sandbox";

  if (!subscription) {
    return error ? (
      <div className="mt-6">
        <ListFailure title={t("notLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {frame("nothingLost")}
        </ListFailure>
      </div>
    ) : (
      <PlanSkeleton />
    );
  }
  const plan = planOf(subscription);
  const isActive = subscription.status === "active";
  const ending = isActive && subscription.planId === null ? subscription.cancelAt : null;
  return (
    <>
      <p ref={summaryRef} tabIndex={-1} className="mt-1.5 text-muted">
        {t("withCard", { count: subscription.people })}
      </p>
      <div className="mt-6 *:not-empty:mb-5 lg:mt-8">
        <CheckoutBanner news={news} />
        {isSandbox && <SandboxNotice />}
        {subscription.pastDue && <PastDueNotice subscription={subscription} actions={actions} />}
        {ending && (
          <EndingNotice
            ref={endingRef}
            subscription={subscription}
            cancelAt={ending}
            actions={actions}
            onResumed={() => summaryRef.current?.focus()}
          />
        )}
        {!isActive && subscription.hasBilling && <EndedNotice people={subscription.people} />}
      </div>
      <div className="grid items-stretch gap-5 min-[72rem]:grid-cols-2">
        <SeatsPanel subscription={subscription} onBought={keep} />
        {isActive && plan ? (
          <NextPaymentPanel subscription={subscription} plan={plan} actions={actions} />
        ) : (
          !isActive && <ChoosePlan subscription={subscription} actions={actions} />
        )}
      </div>
      {subscription.planId !== null && (
        <CancelTeamPlan
          isOpen={isCancelOpen}
          setOpen={setCancelOpen}
          paidUntil={subscription.pastDue ? null : subscription.renewsAt}
          actions={actions}
          onFocusLost={() => (endingRef.current ?? summaryRef.current)?.focus()}
        />
      )}
    </>
  );
}

function PlanSkeleton() {
  return (
    <div aria-busy="true" className="mt-3">
      <Skeleton className="mb-8 h-4 w-64 max-w-full" />
      <div className="grid gap-5 min-[72rem]:grid-cols-2">
        <Skeleton className="h-72 w-full rounded-lg" />
        <Skeleton className="h-72 w-full rounded-lg" />
      </div>
    </div>
  );
}
