import type { Webhook, WebhookAttempt } from "@visita/domain/connect/webhook.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { Pause, Pencil, Play, Send, Trash2, Webhook as WebhookIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useAnswers } from "../../lib/answers.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useGuard } from "../../lib/use-guard.ts";
import { ActionMenu } from "../../ui/action-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { notify } from "../../ui/toast.tsx";
import { useReloadWebhooks } from "./public/webhook.queries.ts";
import type { WebhookHolder } from "./public/webhook-holder.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { shownAddress, WEBHOOK_ANSWERS } from "./webhook-words.ts";

type WebhookActionsProps = {
  webhook: Webhook;
  holder: WebhookHolder;
  onTested: (tested: WebhookAttempt | undefined) => void;
};

export function WebhookActions({ webhook, holder, onTested }: WebhookActionsProps) {
  const t = useTranslate(webhookTexts);
  const common = useTranslate(commonTexts);
  const { running, change } = useWebhookChange(holder);
  const reload = useReloadWebhooks(holder);
  const menuRef = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<"edit" | "delete">();
  const [openings, setOpenings] = useState(0);
  const params = { webhookid: webhook.webhookid };

  function open(next: "edit" | "delete") {
    setOpenings(openings + 1);
    setDialog(next);
  }

  function test() {
    void change("test", async () => {
      onTested(undefined);
      onTested(await holder.calls.test(params));
    });
  }

  const close = () => setDialog(undefined);
  return (
    <div className="grid w-full grid-cols-[1fr_1fr_auto] gap-2.5 max-md:*:px-3! md:flex md:w-auto">
      <Button
        variant="secondary"
        icon={Send}
        isBusy={running === "test"}
        busyLabel={common("sending")}
        onClick={test}
      >
        {t("sendTest")}
      </Button>
      {webhook.paused ? (
        <Button
          icon={Play}
          isBusy={running === "resume"}
          onClick={() => void change("resume", () => holder.calls.resume(params))}
        >
          {t("goOn")}
        </Button>
      ) : (
        <Button
          variant="secondary"
          icon={Pause}
          isBusy={running === "pause"}
          onClick={() => void change("pause", () => holder.calls.pause(params))}
        >
          {t("pause")}
        </Button>
      )}
      <ActionMenu
        label={t("more")}
        head={{
          title: t("webhook"),
          text: shownAddress(webhook.url),
          mark: <WebhookIcon aria-hidden="true" size={28} strokeWidth={1.75} className="text-muted" />,
        }}
        buttonRef={menuRef}
        groups={[
          [
            { label: common("edit"), icon: Pencil, onSelect: () => open("edit") },
            { label: common("delete"), icon: Trash2, tone: "danger", onSelect: () => open("delete") },
          ],
        ]}
      />
      <WebhookDialog
        key={openings}
        isOpen={dialog === "edit"}
        onClose={close}
        holder={holder}
        webhook={webhook}
        onSaved={() => {
          close();
          void reload();
        }}
      />
      <DeleteDialog webhook={webhook} holder={holder} isOpen={dialog === "delete"} onClose={close} />
    </div>
  );
}

type DeleteDialogProps = { webhook: Webhook; holder: WebhookHolder; isOpen: boolean; onClose: () => void };

function DeleteDialog({ webhook, holder, isOpen, onClose }: DeleteDialogProps) {
  const t = useTranslate(webhookTexts);
  const common = useTranslate(commonTexts);
  const navigate = useNavigate();
  const { running, change } = useWebhookChange(holder);
  const { webhookid, url } = webhook;

  function remove() {
    void change("delete", async () => {
      const { message } = await holder.calls.remove({ webhookid });
      notify.success(message);
      // The dialog goes with the page.
      await navigate(holder.listPath, { replace: true });
    });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t("deleteTitle")}
      description={<p className="wrap-anywhere">{t("deleteText", { address: shownAddress(url) })}</p>}
      cancelLabel={t("keepIt")}
      confirmLabel={common("delete")}
      busyLabel={t("deleting")}
      isBusy={running !== null}
      onConfirm={remove}
    />
  );
}

/** Does one thing at a time, says when it failed, and loads the webhook anew. */
export function useWebhookChange(holder: WebhookHolder) {
  const t = useTranslate(webhookTexts);
  const word = useAnswers(WEBHOOK_ANSWERS);
  const reload = useReloadWebhooks(holder);
  const { running, run } = useGuard<string>();

  function change(name: string, work: () => Promise<unknown>): Promise<unknown> {
    return run(name, async () => {
      try {
        await work();
      } catch (error) {
        notify.error(error instanceof ApiError && error.status < 500 ? word(error.message) : t("failed"));
      }
      await reload();
    });
  }

  return { running, change };
}
