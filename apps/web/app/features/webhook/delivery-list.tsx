import { DELIVERIES_DAYS, type WebhookDelivery } from "@visita/domain/connect/webhook.contract";
import { capitalized, formatNearTime } from "@visita/domain/format";
import { webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ListFailure } from "../../ui/list-failure.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { DeliveryDetails } from "./delivery-details.tsx";
import { useDeliveries, type WebhookIds } from "./public/webhook.queries.ts";
import { hasArrived, outcomeWords } from "./webhook-words.ts";

export function DeliveryList({ ids }: { ids: WebhookIds }) {
  const t = useTranslate(webhookTexts);
  const headingId = useId();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useDeliveries(ids);
  const deliveries = data?.pages.flatMap((page) => page.deliveries);
  return (
    <section aria-labelledby={headingId} className="mt-3">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="type-heading">
          {t("deliveries")}
        </h2>
        <p className="text-small text-muted">{t("keptDays", { days: DELIVERIES_DAYS })}</p>
      </div>
      {error && (
        <ListFailure
          title={t("deliveriesNotLoaded")}
          isRefresh={data !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {t("keepWorking")}
        </ListFailure>
      )}
      {!data && !error && <Skeleton className="h-28 w-full rounded-lg" />}
      {deliveries?.length === 0 && (
        <div className="rounded-lg border border-line bg-surface px-4 py-5">
          <p className="font-semibold">{t("noDelivery")}</p>
          <p className="text-help text-muted">{t("noDeliveryText")}</p>
        </div>
      )}
      {deliveries && deliveries.length > 0 && (
        <ul className="overflow-hidden rounded-lg border border-line bg-surface">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.deliveryid} ids={ids} delivery={delivery} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("showOlder")}
        </Button>
      )}
    </section>
  );
}

function DeliveryRow({ ids, delivery }: { ids: WebhookIds; delivery: WebhookDelivery }) {
  const t = useTranslate(webhookTexts);
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={classNames("not-first:border-t not-first:border-line", isOpen && "bg-bg")}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-4 px-4 py-2 text-start -outline-offset-2 hover:bg-sunk md:px-6"
      >
        <span className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 md:grid-cols-[minmax(7rem,max-content)_minmax(0,1fr)_auto] md:items-center">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 md:contents">
            <span>
              <OutcomeBadge delivery={delivery} />
            </span>
            <code dir="ltr" className="text-small [text-align:match-parent]">
              {delivery.event}
            </code>
          </span>
          <span className="text-help text-muted">
            {capitalized(formatNearTime(t.language, delivery.createdAt))}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className={classNames("shrink-0 text-muted", isOpen && "rotate-180")}
        />
      </button>
      {isOpen && (
        <div id={panelId}>
          <DeliveryDetails ids={ids} deliveryid={delivery.deliveryid} />
        </div>
      )}
    </li>
  );
}

function OutcomeBadge({ delivery: { last } }: { delivery: WebhookDelivery }) {
  const t = useTranslate(webhookTexts);
  if (!last) return <Badge tone="accent">{t("waiting")}</Badge>;
  return <Badge tone={hasArrived(last) ? "success" : "danger"}>{outcomeWords(t, last)}</Badge>;
}
