import type { WebhookDeliveryDetails } from "@visita/domain/connect/webhook.contract";
import { capitalized, formatNearTime } from "@visita/domain/format";
import { webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { useDelivery, type WebhookIds } from "./public/webhook.queries.ts";
import { useWebhookChange } from "./webhook-actions.tsx";
import { hasArrived, outcomeWords, secondsOf } from "./webhook-words.ts";

export function DeliveryDetails({ ids, deliveryid }: { ids: WebhookIds; deliveryid: string }) {
  const t = useTranslate(webhookTexts);
  const { data, error, isFetching, refetch } = useDelivery(ids, deliveryid);
  const { running, change } = useWebhookChange(ids.holder);
  const params = { webhookid: ids.webhookid, deliveryid };

  function sendAgain() {
    void change("again", () => ids.holder.calls.sendAgain(params));
  }

  return (
    <div className="grid gap-5 px-4 pt-1 pb-5 md:px-6">
      {error && !data && (
        <ListFailure title={t("deliveryNotLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {t("keepWorking")}
        </ListFailure>
      )}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && (
        <>
          <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
            <Attempts delivery={data} />
            <Part title={t("answer")}>
              {data.answer ? <Code>{data.answer}</Code> : <p className="text-small">{t("noAnswerText")}</p>}
            </Part>
          </div>
          <Part title={t("sent")}>
            <Code>{data.sent}</Code>
          </Part>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="secondary" icon={RotateCw} isBusy={running !== null} onClick={sendAgain}>
              {t("sendAgain")}
            </Button>
            <p className="text-help text-muted">{t("sameId")}</p>
          </div>
        </>
      )}
    </div>
  );
}

function Attempts({ delivery: { attempts, nextTryAt } }: { delivery: WebhookDeliveryDetails }) {
  const t = useTranslate(webhookTexts);
  if (attempts.length === 0) return null;
  const row =
    "grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_4rem] gap-3 border-b border-line py-1.5 text-help last:border-b-0";
  return (
    <Part title={t("attempts")}>
      <ol>
        {attempts.map((attempt) => (
          <li key={attempt.at} className={row}>
            <span className="text-muted">{capitalized(formatNearTime(t.language, attempt.at))}</span>
            <span
              className={hasArrived(attempt) ? "font-semibold text-success" : "font-semibold text-danger"}
            >
              {outcomeWords(t, attempt)}
            </span>
            <span className="text-end text-muted">{t("seconds", { seconds: secondsOf(t, attempt) })}</span>
          </li>
        ))}
        {nextTryAt && (
          <li className={row}>
            <span className="text-muted">{capitalized(formatNearTime(t.language, nextTryAt))}</span>
            <span className="font-semibold">{t("nextTry")}</span>
          </li>
        )}
      </ol>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-small font-semibold">{title}</h3>
      {children}
    </div>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre
      dir="ltr"
      className="rounded-md border border-line bg-surface px-4 py-3.5 text-start text-caption leading-[1.6] wrap-anywhere whitespace-pre-wrap"
    >
      {children}
    </pre>
  );
}
