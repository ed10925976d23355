import { type Webhook, type WebhookAttempt, WebhookInput } from "@visita/domain/connect/webhook.contract";
import { WEBHOOK_EVENTS, type WebhookEvent } from "@visita/domain/connect/webhook-event";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { Send } from "lucide-react";
import { type MouseEvent, useId, useRef, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldMessages } from "../../ui/field-frame.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useForm } from "../../ui/use-form.ts";
import type { WebhookHolder } from "./public/webhook-holder.ts";
import { TestVerdict } from "./test-verdict.tsx";
import { eventGroups, WEBHOOK_ANSWERS } from "./webhook-words.ts";

const FIRST_CHOICE: readonly WebhookEvent[] = ["contact.left", "contact.changed"];
/** Contacts may not be shared. */
const FIRST_OF_TEAM: readonly WebhookEvent[] = ["team.member_joined", "team.member_left"];

type WebhookDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  holder: WebhookHolder;
  /** The one that is edited; without it, one is added. */
  webhook?: Webhook;
  /** Closes the dialog, or leads to another page: a page that is still on its way is lost to a dialog that closes. */
  onSaved: (webhook: Webhook) => void | Promise<void>;
};

export function WebhookDialog({ isOpen, onClose, holder, webhook, onSaved }: WebhookDialogProps) {
  const t = useTranslate(webhookTexts);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(webhook ? "editTitle" : "addOne")}
      size="lg"
    >
      <WebhookForm holder={holder} webhook={webhook} onSaved={onSaved} />
    </Dialog>
  );
}

type WebhookFormProps = Pick<WebhookDialogProps, "holder" | "onSaved"> & { webhook: Webhook | undefined };

function WebhookForm({ holder, webhook, onSaved }: WebhookFormProps) {
  const t = useTranslate(webhookTexts);
  const common = useTranslate(commonTexts);
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(
    webhook?.events ?? (holder.isTeam ? FIRST_OF_TEAM : FIRST_CHOICE),
  );
  const [tested, setTested] = useState<WebhookAttempt>();
  const isTest = useRef(false);
  const [running, setRunning] = useState<"test" | "save">("save");
  const { isBusy, formProps, field, forget } = useForm({
    answers: WEBHOOK_ANSWERS,
    check: WebhookInput,
    read: () => ({ url, events }),
    explain: (error) => ({
      message: error instanceof Error ? error.message : String(error),
      fields: error instanceof ApiError ? error.fields : {},
    }),
    async onValid(body) {
      setTested(undefined);
      setRunning(isTest.current ? "test" : "save");
      if (isTest.current) setTested(await holder.calls.try(body.url));
      else await onSaved(await save(holder, webhook, body));
    },
  });

  /** The form is checked as when it is sent, which begins before this returns. */
  function sendTest({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    isTest.current = true;
    form?.requestSubmit();
    isTest.current = false;
  }

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
        onChange={(event) => {
          setUrl(event.target.value);
          setTested(undefined);
        }}
      />
      <EventBoxes
        isTeam={holder.isTeam}
        error={field("events").error}
        chosen={events}
        onChange={(chosen) => {
          setEvents(chosen);
          forget("events");
        }}
      />
      {tested && <TestVerdict tested={tested} />}
      <div className={classNames("grid gap-3", !webhook && "md:grid-cols-2")}>
        {!webhook && (
          <Button
            variant="secondary"
            icon={Send}
            isBusy={isBusy && running === "test"}
            busyLabel={common("sending")}
            onClick={sendTest}
          >
            {t("sendTest")}
          </Button>
        )}
        <Button
          type="submit"
          isFull
          isBusy={isBusy && running === "save"}
          busyLabel={webhook ? common("saving") : t("adding")}
        >
          {webhook ? common("save") : t("add")}
        </Button>
      </div>
    </form>
  );
}

async function save(
  { calls }: WebhookHolder,
  webhook: Webhook | undefined,
  body: WebhookInput,
): Promise<Webhook> {
  if (!webhook) return (await calls.add(body)).webhook;
  return calls.change({ webhookid: webhook.webhookid }, body);
}

type EventBoxesProps = {
  isTeam: boolean;
  error: string | undefined;
  chosen: readonly WebhookEvent[];
  onChange: (chosen: WebhookEvent[]) => void;
};

function EventBoxes({ isTeam, error, chosen, onChange }: EventBoxesProps) {
  const t = useTranslate(webhookTexts);
  const id = useId();
  const ids = { message: `${id}-message`, hint: `${id}-hint` };
  const toggle = (event: WebhookEvent) =>
    onChange(WEBHOOK_EVENTS.filter((each) => (each === event) !== chosen.includes(each)));
  return (
    <fieldset aria-describedby={error ? ids.message : undefined} className="grid min-w-0 gap-4">
      <legend className="mb-2.5 text-small font-semibold">{t("tellAbout")}</legend>
      {eventGroups(isTeam).map(({ group, events, words }) => (
        <fieldset key={group} className="min-w-0">
          <legend className="mb-2 text-small text-muted">{t(group)}</legend>
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
                {words[event] && <span className="block text-help text-muted">{t(words[event])}</span>}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      ))}
      <FieldMessages ids={ids} error={error} />
    </fieldset>
  );
}
