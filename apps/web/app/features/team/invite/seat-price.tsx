import { useQuery } from "@tanstack/react-query";
import { billingAnswers } from "@visita/domain/answers/billing";
import { teamAnswers } from "@visita/domain/answers/team";
import { formatDay, formatPrice } from "@visita/domain/format";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import { teamSeatTexts } from "@visita/domain/owner-messages/team-seats";
import type { SeatPrice, TeamSubscription } from "@visita/domain/team/team-billing.contract";
import { type ReactNode, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TryAgain } from "../../../ui/list-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { useTeam } from "../frame/team-context.ts";
import { teamKeys } from "../public/team.queries.ts";
import { DialogFoot } from "./dialog-foot.tsx";
import { Failure } from "./failure.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import type { SeatPriceProps } from "./seat-price-props.ts";

/** What it costs to invite more people than are paid for. Only an owner can pay. */
export function SeatPriceStep(props: SeatPriceProps) {
  const { look, onBack } = props;
  const t = useTranslate(teamSeatTexts);
  const invite = useTranslate(teamInviteTexts);
  const word = useAnswers({ team: teamAnswers, billing: billingAnswers });
  const { userid, team } = useTeam();
  const { teamid, role } = team;
  const isOwner = role === "owner";
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "seat price", look.people],
    queryFn: () => findPrice(teamid, look.people),
    enabled: isOwner,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
  });
  if (data?.price) {
    return <Price {...props} subscription={data.subscription} price={data.price} refetch={refetch} />;
  }
  if (data) return <PlanChoice {...props} subscription={data.subscription} seats={data.seats} />;
  return (
    <>
      {!isOwner && (
        <Notice tone="warning" title={t("noRoom", { count: look.seatsLeft ?? 0 })}>
          <p>{t("askOwner")}</p>
        </Notice>
      )}
      {isOwner && !error && (
        <div aria-busy="true" className="grid gap-3 pt-1">
          <Skeleton className="h-14 w-4/5" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      {error && (
        <div role="alert">
          <Notice tone="danger" title={t("priceFailed")}>
            {error instanceof ApiError && <p>{word(error.message)}</p>}
            <TryAgain isRetrying={isFetching} onRetry={() => void refetch()} />
          </Notice>
        </div>
      )}
      <DialogFoot>
        <Button variant="secondary" onClick={onBack}>
          {invite("back")}
        </Button>
      </DialogFoot>
    </>
  );
}

/** Without a price there is no plan yet. */
async function findPrice(teamid: string, people: number) {
  const params = { teamid };
  const subscription = await call("GET /api/team/:teamid/billing", { params, query: {} });
  const seats = subscription.people + people;
  if (subscription.status === "inactive") return { subscription, seats, price: null };
  const price = await call("POST /api/team/:teamid/billing/seats/look", { params, body: { seats } });
  return { subscription, seats, price };
}

type PriceProps = SeatPriceProps & {
  subscription: TeamSubscription;
  price: SeatPrice;
  refetch: () => Promise<unknown>;
};

function Price({ subscription, price, refetch, ...props }: PriceProps) {
  const { onBack, onPaid } = props;
  const t = useTranslate(teamSeatTexts);
  const invite = useTranslate(teamInviteTexts);
  const word = useAnswers({ team: teamAnswers, billing: billingAnswers });
  const { teamid } = useTeam().team;
  const guard = useGuard();
  const [problem, setProblem] = useState<string>();
  const { seats, added, amountNow, amountPerPeriod, currency, interval, from } = price;
  const money = (cents: number) => formatPrice(t.language, cents, currency);
  const perPeriod = (people: number) =>
    t(interval === "month" ? "aMonth" : "aYear", {
      price: money(added === 0 ? 0 : (amountPerPeriod / added) * people),
    });

  async function pay() {
    setProblem(undefined);
    try {
      const params = { teamid };
      await call("POST /api/team/:teamid/billing/seats", { params, body: { seats, from } });
    } catch (error) {
      setProblem(error instanceof ApiError ? word(error.message) : invite("notReached"));
      // The price was told too long ago.
      if (error instanceof ApiError && error.code === "expired") await refetch();
      return;
    }
    onPaid();
  }

  return (
    <>
      <p className="mb-4 font-display text-[1.375rem] leading-[1.3] font-[440] tracking-[-0.014em] text-balance">
        {t(interval === "month" ? "priceByMonth" : "priceByYear", {
          count: added,
          price: money(amountPerPeriod),
          now: money(amountNow),
        })}
      </p>
      <dl className="divide-y divide-line border-y border-line text-small">
        <Amount label={t("now", { count: seats - added })}>{perPeriod(seats - added)}</Amount>
        <Amount label={t("fromToday", { count: seats })}>{perPeriod(seats)}</Amount>
        <Amount label={t("chargedToday")} isSum>
          {money(amountNow)}
        </Amount>
      </dl>
      {subscription.renewsAt && (
        <p className="mt-3 text-help text-muted">
          {t("nextPayment", { day: formatDay(t.language, subscription.renewsAt) })}
        </p>
      )}
      <div className="mt-4">
        <Failure>{problem}</Failure>
      </div>
      <DialogFoot>
        <Button variant="secondary" onClick={onBack}>
          {invite("back")}
        </Button>
        <Button
          isBusy={guard.running !== null}
          busyLabel={t("paying")}
          onClick={() => void guard.run(true, pay)}
        >
          {t("pay", { price: money(amountNow) })}
        </Button>
      </DialogFoot>
    </>
  );
}

type AmountProps = { label: string; isSum?: boolean; children: ReactNode };

function Amount({ label, isSum = false, children }: AmountProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.75">
      <dt className={isSum ? "font-semibold" : "text-muted"}>{label}</dt>
      <dd
        className={classNames(
          "text-end",
          isSum ? "font-display text-[1.5rem] leading-[1.1] font-[440]" : "font-semibold",
        )}
      >
        {children}
      </dd>
    </div>
  );
}
