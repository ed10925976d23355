import type { Webhook } from "@visita/domain/connect/webhook.contract";
import { formatDay } from "@visita/domain/format";
import { webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { Eye, EyeOff, RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import type { WebhookHolder } from "./public/webhook-holder.ts";
import { useWebhookChange } from "./webhook-actions.tsx";

const EVENTS_NAMED = 3;
const HIDDEN_SECRET = `whsec_${"•".repeat(12)}`;

export function WebhookFacts({ webhook, holder }: { webhook: Webhook; holder: WebhookHolder }) {
  const t = useTranslate(webhookTexts);
  const named = webhook.events.slice(0, EVENTS_NAMED);
  const others = webhook.events.length - named.length;
  return (
    <dl className="border-b border-line">
      <Fact name={t("events")}>
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          {named.map((event) => (
            <code key={event} dir="ltr" className="text-small">
              {event}
            </code>
          ))}
          {others > 0 && (
            <span title={webhook.events.slice(EVENTS_NAMED).join(", ")} className="text-muted">
              {t("andMore", { count: others })}
            </span>
          )}
        </span>
      </Fact>
      <Fact name={t("secret")}>
        <Secret webhook={webhook} holder={holder} />
      </Fact>
      <Fact name={t("signed")}>{t("signedText")}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-3 text-small md:grid-cols-[10rem_minmax(0,1fr)] md:items-center">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Secret({ webhook, holder }: { webhook: Webhook; holder: WebhookHolder }) {
  const t = useTranslate(webhookTexts);
  const { running, change } = useWebhookChange(holder);
  const [secret, setSecret] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const params = { webhookid: webhook.webhookid };
  const { secretSince, oldSecretUntil } = webhook;
  const isChanging = oldSecretUntil !== null && Date.parse(oldSecretUntil) > Date.now();

  function show() {
    void change("show", async () => {
      setSecret((await holder.calls.secret(params)).secret);
    });
  }

  function replace() {
    void change("change", async () => {
      setSecret((await holder.calls.changeSecret(params)).secret);
      setIsAsking(false);
    });
  }

  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <code dir="ltr" className="min-w-0 text-small wrap-anywhere">
          {secret ?? HIDDEN_SECRET}
        </code>
        <span className="-mx-3 flex flex-wrap md:mx-0">
          {secret && (
            <CopyButton
              text={secret}
              variant="ghost"
              className="px-3!"
              done={t("copied")}
              failed={t("notCopied")}
            />
          )}
          {secret ? (
            <Button variant="ghost" icon={EyeOff} className="px-3!" onClick={() => setSecret(undefined)}>
              {t("hide")}
            </Button>
          ) : (
            <Button variant="ghost" icon={Eye} className="px-3!" isBusy={running === "show"} onClick={show}>
              {t("show")}
            </Button>
          )}
          <Button variant="ghost" icon={RefreshCw} className="px-3!" onClick={() => setIsAsking(true)}>
            {t("change")}
          </Button>
        </span>
      </div>
      {isChanging && (
        <p className="text-help text-muted">
          {t("oldUntil", {
            day: formatDay(t.language, secretSince),
            until: formatDay(t.language, oldSecretUntil),
          })}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t("changeTitle")}
        description={<p>{t("changeText")}</p>}
        cancelLabel={t("keepIt")}
        confirmLabel={t("changeIt")}
        busyLabel={t("changing")}
        isBusy={running === "change"}
        onConfirm={replace}
      />
    </div>
  );
}
