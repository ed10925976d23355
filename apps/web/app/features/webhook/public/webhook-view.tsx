import type { Webhook, WebhookAttempt } from "@visita/domain/connect/webhook.contract";
import { formatNearTime, formatTimeAgo } from "@visita/domain/format";
import { type WebhookWords, webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { PauseCircle } from "lucide-react";
import { Fragment, useState } from "react";
import { Navigate } from "react-router";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { DeliveryList } from "../delivery-list.tsx";
import { TestVerdict } from "../test-verdict.tsx";
import { WebhookActions } from "../webhook-actions.tsx";
import { WebhookFacts } from "../webhook-facts.tsx";
import { STATE_TONES, shownAddress, stateOf } from "../webhook-words.ts";
import { useWebhook, type WebhookIds } from "./webhook.queries.ts";

/** One webhook with its deliveries. */
export function WebhookView(ids: WebhookIds) {
  const { holder } = ids;
  const t = useTranslate(webhookTexts);
  const { data: webhook, error, isFetching, refetch } = useWebhook(ids);
  const [tested, setTested] = useState<WebhookAttempt>();
  if (error instanceof ApiError && error.status === 404) return <Navigate to={holder.listPath} replace />;
  if (error && !webhook) {
    return (
      <ListFailure title={t("notLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
        {t("keepWorking")}
      </ListFailure>
    );
  }
  if (!webhook) return <Skeleton className="h-10 w-80 max-w-full" />;
  const state = stateOf(webhook);
  const last = lastWords(t, webhook);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_20rem]">
          <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
          <h1
            dir="ltr"
            className="type-heading mt-2 text-[1.5rem] leading-tight wrap-anywhere [text-align:match-parent] md:text-[1.75rem]"
          >
            <AddressWords url={webhook.url} />
          </h1>
          <p className="mt-1.5 text-muted">{last}</p>
          {webhook.behind > 0 && <p className="text-muted">{t("behind", { count: webhook.behind })}</p>}
        </div>
        <WebhookActions webhook={webhook} holder={holder} onTested={setTested} />
      </div>
      <div className="grid gap-5">
        {tested && <TestVerdict tested={tested} />}
        <PausedNotice webhook={webhook} isTeam={holder.isTeam} />
        <WebhookFacts webhook={webhook} holder={holder} />
        <DeliveryList ids={ids} />
      </div>
    </>
  );
}

/** Breaks after a slash where it is too long. */
function AddressWords({ url }: { url: string }) {
  return shownAddress(url)
    .split(/(?<=\/)/)
    .map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
      <Fragment key={place}>
        {part}
        <wbr />
      </Fragment>
    ));
}

const PAUSED_WORDS = {
  failures: ["pausedByItself", "pausedByItselfText"],
  recovery: ["pausedByRecovery", "pausedByRecoveryText"],
} as const;
const TEAM_PAUSED_WORDS = {
  failures: ["pausedByItself", "teamPausedText"],
  recovery: ["pausedByAdder", "pausedByAdderText"],
} as const;

function PausedNotice({ webhook: { paused }, isTeam }: { webhook: Webhook; isTeam: boolean }) {
  const t = useTranslate(webhookTexts);
  if (!paused || paused.by === "owner") return null;
  const [title, text] = (isTeam ? TEAM_PAUSED_WORDS : PAUSED_WORDS)[paused.by];
  return (
    <Notice tone="warning" icon={PauseCircle} title={t(title)}>
      <p>{t(text)}</p>
    </Notice>
  );
}

function lastWords(t: WebhookWords, { paused, failingSince, lastAt }: Webhook): string {
  if (paused) return t("pausedSince", { when: formatNearTime(t.language, paused.at) });
  if (failingSince) return t("failingSince", { when: formatNearTime(t.language, failingSince) });
  return lastAt ? t("lastDelivery", { when: formatTimeAgo(t.language, lastAt) }) : t("noDelivery");
}
