import { type Webhook, WebhookInput } from "@visita/domain/connect/webhook.contract";
import {
  WEBHOOK_EVENT_GROUPS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "@visita/domain/connect/webhook-event";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { useId, useState } from "react";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldMessages } from "../../ui/field-frame.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useForm } from "../../ui/use-form.ts";
import { CONNECT_ANSWERS, connectFailure } from "./connect-failure.ts";
import { EVENT_WORDS, GROUP_WORDS } from "./webhook-words.ts";

const FIRST_CHOICE: readonly WebhookEvent[] = ["contact.left", "contact.changed"];
const GROUPS = Object.entries(WEBHOOK_EVENT_GROUPS) as [
  keyof typeof WEBHOOK_EVENT_GROUPS,
  readonly WebhookEvent[],
][];

type WebhookDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The one that is edited; without it, one is added. */
  webhook?: Webhook;
  onSaved: (webhook: Webhook) => void;
};

export function WebhookDialog({ isOpen, onClose, webhook, onSaved }: WebhookDialogProps) {
  const t = useTranslate(webhookTexts);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(webhook ? "editTitle" : "addOne")}
      size="lg"
    >
      <WebhookForm
        webhook={webhook}
        onSaved={(saved) => {
          onClose();
          onSaved(saved);
        }}
      />
    </Dialog>
  );
}

function WebhookForm({
  webhook,
  onSaved,
}: {
  webhook: Webhook | undefined;
  onSaved: (saved: Webhook) => void;
}) {
  const t = useTranslate(webhookTexts);
  const common = useTranslate(commonTexts);
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? FIRST_CHOICE);
  const { isBusy, formProps, field, forget } = useForm({
    answers: CONNECT_ANSWERS,
    check: WebhookInput,
    read: () => ({ url, events }),
    explain: connectFailure,
    onValid: async (body) => onSaved(await save(webhook, body)),
  });
  return (
    <form {...formProps} className="mt-3 grid gap-5">
      <TextField
        {...field("url")}
        type="url"
        label={t("address")}
        hint={t("addressHint")}
        isRequired
        placeholder="https://"
        autoComplete="off"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <EventBoxes
        error={field("events").error}
        chosen={events}
        onChange={(chosen) => {
          setEvents(chosen);
          forget("events");
        }}
      />
      <Button type="submit" isFull isBusy={isBusy} busyLabel={webhook ? common("saving") : t("adding")}>
        {webhook ? common("save") : t("add")}
      </Button>
    </form>
  );
}

async function save(webhook: Webhook | undefined, body: WebhookInput): Promise<Webhook> {
  if (!webhook) return (await call("POST /api/account/webhooks", { body })).webhook;
  const params = { webhookid: webhook.webhookid };
  return call("PUT /api/account/webhooks/:webhookid", { params, body });
}

type EventBoxesProps = {
  error: string | undefined;
  chosen: readonly WebhookEvent[];
  onChange: (chosen: WebhookEvent[]) => void;
};

function EventBoxes({ error, chosen, onChange }: EventBoxesProps) {
  const t = useTranslate(webhookTexts);
  const id = useId();
  const ids = { message: `${id}-message`, hint: `${id}-hint` };
  const toggle = (event: WebhookEvent) =>
    onChange(WEBHOOK_EVENTS.filter((each) => (each === event) !== chosen.includes(each)));
  return (
    <fieldset aria-describedby={error ? ids.message : undefined} className="grid min-w-0 gap-4">
      <legend className="mb-2.5 text-small font-semibold">{t("tellAbout")}</legend>
      {GROUPS.map(([group, events]) => (
        <fieldset key={group} className="min-w-0">
          <legend className="mb-2 text-small text-muted">{t(GROUP_WORDS[group])}</legend>
          <div className="border-t border-line">
            {events.map((event) => (
              <Checkbox
                key={event}
                name="events"
                value={event}
                aria-invalid={error ? true : undefined}
                checked={chosen.includes(event)}
                className="border-b border-line"
                onChange={() => toggle(event)}
              >
                <code dir="ltr" className="block text-small">
                  {event}
                </code>
                {event in EVENT_WORDS && (
                  <span className="block text-help text-muted">
                    {t(EVENT_WORDS[event as keyof typeof EVENT_WORDS])}
                  </span>
                )}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      <FieldMessages ids={ids} error={error} />
    </fieldset>
  );
}
