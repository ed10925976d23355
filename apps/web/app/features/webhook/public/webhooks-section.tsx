import type { Webhook } from "@visita/domain/connect/webhook.contract";
import { formatNearTime, formatTimeAgo } from "@visita/domain/format";
import { type WebhookWords, webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { Plus, Webhook as WebhookIcon } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import {
  SettingsActions,
  SettingsEmpty,
  SettingsItem,
  SettingsRowSkeletons,
  SettingsSection,
} from "../../../ui/settings-section.tsx";
import { WebhookDialog } from "../webhook-dialog.tsx";
import { STATE_TONES, shownAddress, stateOf } from "../webhook-words.ts";
import { useReloadWebhooks, useWebhooks } from "./webhook.queries.ts";
import type { WebhookHolder } from "./webhook-holder.ts";

/** Up to so many events stand in a row by their names. */
const EVENTS_NAMED = 2;

export function WebhooksSection({ holder }: { holder: WebhookHolder }) {
  const t = useTranslate(webhookTexts);
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useWebhooks(holder);
  const reload = useReloadWebhooks(holder);
  const listRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);

  function open() {
    setOpenings(openings + 1);
    setIsOpen(true);
  }

  return (
    <SettingsSection id="webhooks" title={t("title")} lead={t(holder.isTeam ? "teamLead" : "lead")}>
      {error && !data && (
        <ListFailure
          title={t("notLoaded")}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          returnTo={listRef}
        >
          {t("keepWorking")}
        </ListFailure>
      )}
      {!data && !error && <SettingsRowSkeletons label={t("title")} />}
      <div ref={listRef} tabIndex={-1} className="outline-none empty:hidden">
        {data?.length === 0 && (
          <SettingsEmpty icon={WebhookIcon} title={t("none")}>
            {t(holder.isTeam ? "teamNoneText" : "noneText")}
          </SettingsEmpty>
        )}
        {data && data.length > 0 && (
          <ul aria-label={t("title")}>
            {data.map((webhook) => (
              <WebhookItem
                key={webhook.webhookid}
                webhook={webhook}
                path={holder.pathOf(webhook.webhookid)}
              />
            ))}
          </ul>
        )}
      </div>
      {data && (
        <SettingsActions>
          <Button variant="secondary" icon={Plus} onClick={open}>
            {t("addOne")}
          </Button>
        </SettingsActions>
      )}
      <WebhookDialog
        key={openings}
        holder={holder}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onSaved={({ webhookid }) => {
          void reload();
          return navigate(holder.pathOf(webhookid));
        }}
      />
    </SettingsSection>
  );
}

function WebhookItem({ webhook, path }: { webhook: Webhook; path: string }) {
  const t = useTranslate(webhookTexts);
  const { url, events } = webhook;
  const state = stateOf(webhook);
  return (
    <SettingsItem
      icon={WebhookIcon}
      isLink
      title={
        <>
          <Link to={path} className="rounded-xs after:absolute after:inset-0">
            <span dir="ltr" className={state === "paused" ? "font-medium text-muted" : undefined}>
              {shownAddress(url)}
            </span>
          </Link>
          <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
        </>
      }
    >
      <span className="block">
        {events.length > EVENTS_NAMED ? (
          t("eventCount", { count: events.length })
        ) : (
          <span dir="ltr">{events.join(", ")}</span>
        )}
      </span>
      <span className="block">{lastWords(t, webhook)}</span>
    </SettingsItem>
  );
}

function lastWords(t: WebhookWords, { paused, failingSince, nextTryAt, lastAt }: Webhook): string {
  const near = (at: string) => formatNearTime(t.language, at);
  if (paused) return t("pausedSince", { when: near(paused.at) });
  if (failingSince && nextTryAt) {
    return t("failingNext", { when: near(failingSince), next: near(nextTryAt) });
  }
  if (failingSince) return t("failingSince", { when: near(failingSince) });
  return lastAt ? t("lastDelivery", { when: formatTimeAgo(t.language, lastAt) }) : t("noDelivery");
}
