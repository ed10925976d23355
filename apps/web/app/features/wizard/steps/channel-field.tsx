import { REQUIRED_CHANNELS } from "@visita/domain/card/card.rules";
import { TITLE_MAX_CHARS } from "@visita/domain/card/card-text.rules";
import { channelExample } from "@visita/domain/card/channel-example";
import { readChannelValue } from "@visita/domain/card/channel-value";
import type { Channel, ChannelKey } from "@visita/domain/card/channels";
import type { Contacts } from "@visita/domain/card/contacts";
import { channelExampleTexts } from "@visita/domain/owner-messages/channel-examples";
import { wizardStepTexts } from "@visita/domain/owner-messages/wizard-steps";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { useChannelName } from "../../card/public/use-channel-name.ts";
import { ChannelIcon } from "../../card/view/channel-icon.tsx";
import { ChannelAudience } from "../audience/channel-audience.tsx";
import { SetField } from "../team/set-field.tsx";
import { useContact, useIsNeeded, useIsSet, useWizard } from "../wizard-context.tsx";
import { SAME_AS_PHONE } from "../wizard-store.ts";

type ChannelFieldProps = {
  channel: Channel;
  /** What it is stands above it. */
  isLabelHidden?: boolean;
};

export function ChannelField(props: ChannelFieldProps) {
  return useIsSet(`contacts.${props.channel.key}`) ? (
    <SetChannel {...props} />
  ) : (
    <OpenChannelField {...props} />
  );
}

function SetChannel({ channel: { key } }: ChannelFieldProps) {
  const label = useChannelName()(key);
  const { value, title } = useContact(key);
  return (
    <SetField
      label={title || label}
      leading={<ChannelIcon channel={key} size={20} className="shrink-0" />}
      value={value}
    />
  );
}

function OpenChannelField({ channel, isLabelHidden = false }: ChannelFieldProps) {
  const { key, inputMode, autoComplete } = channel;
  const { store } = useWizard();
  const label = useChannelName()(key);
  const example = useTranslate(channelExampleTexts);
  const { value, title, error } = useContact(key);
  const isNeeded = useIsNeeded(`contacts.${key}`);
  const [isTitleOpen, setTitleOpen] = useState(false);
  const hasValue = value.trim() !== "";
  const needsCountry = channel.link.kind === "whatsapp";
  const hasTitle = hasValue && (isTitleOpen || title !== "");

  /** Handles, numbers and pasted addresses become the one clean form, or the field says why not. */
  async function tidy() {
    if (!hasValue) return store.setContact(key, { value: "" });
    const reading = readChannelValue(key, value);
    if ("problem" in reading) return refuse(reading.problem);
    if (reading.value !== value) store.setContact(key, { value: reading.value });
    if (key === "phonenumber") copyToSms(reading.value);
  }

  /** A WhatsApp number without its country takes that of the other numbers. */
  async function refuse(problem: string) {
    const completed = needsCountry ? await complete(store.get().values.contacts, value) : null;
    // Typed on meanwhile.
    if (store.get().values.contacts[key]?.value !== value) return;
    if (completed === null) store.setProblem(`contacts.${key}`, problem);
    else store.setContact(key, { value: completed });
  }

  /** Most people get messages where they get calls. A number of its own stays. */
  function copyToSms(phone: string) {
    if ((store.get().values.contacts.sms?.value ?? "") === "") store.setContact("sms", { value: phone });
  }

  return (
    <div data-field={`contacts.${key}`}>
      <TextField
        label={label}
        isLabelHidden={isLabelHidden}
        labelEnd={
          hasValue &&
          !hasTitle &&
          !isLabelHidden && <AddTitle channelLabel={label} onClick={() => setTitleOpen(true)} />
        }
        isRequired={isNeeded && REQUIRED_CHANNELS.some((required) => required === key)}
        leading={!isLabelHidden && <ChannelIcon channel={key} size={20} className="shrink-0" />}
        dir="auto"
        name={key}
        placeholder={channelExample(example, channel)}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={key === "address" ? "words" : "none"}
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        value={value}
        onChange={(event) => store.setContact(key, { value: event.target.value })}
        onFocus={needsCountry ? prefetchCountries : undefined}
        onBlur={() => void tidy()}
        error={error}
      />
      {SAME_AS_PHONE.has(key) && <SameAsPhone channel={key} />}
      {hasTitle && (
        <ChannelTitle
          channelLabel={label}
          value={title}
          onChange={(text) => store.setContact(key, { title: text })}
          isNew={isTitleOpen}
          onEmpty={() => setTitleOpen(false)}
        />
      )}
      {hasValue && <ChannelAudience channel={key} label={label} />}
    </div>
  );
}

function SameAsPhone({ channel }: { channel: ChannelKey }) {
  const t = useTranslate(wizardStepTexts);
  const { store } = useWizard();
  const phone = useContact("phonenumber").value.trim();
  const { value } = useContact(channel);
  if (phone === "") return null;
  const isSame = value.trim() === phone;
  return (
    <Checkbox
      checked={isSame}
      onChange={() => store.setContact(channel, { value: isSame ? "" : phone })}
      className="-mb-2"
    >
      {t("sameAsPhone")}
    </Checkbox>
  );
}

function AddTitle({ channelLabel, onClick }: { channelLabel: string; onClick: () => void }) {
  const t = useTranslate(wizardStepTexts);
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-2 -my-3 inline-flex min-h-touch items-baseline gap-1 rounded-sm px-2 py-3 text-help font-semibold text-accent"
    >
      <Plus aria-hidden="true" size={16} strokeWidth={2.25} className="self-center" />
      <span>
        <TaggedText
          text={t("addLabel", { channel: channelLabel })}
          tags={{ what: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
        />
      </span>
    </button>
  );
}

type ChannelTitleProps = {
  channelLabel: string;
  value: string;
  onChange: (title: string) => void;
  /** It was just asked for, so typing goes on here. */
  isNew: boolean;
  onEmpty: () => void;
};

/** What the card shows in place of the channel's own name. */
function ChannelTitle({ channelLabel, value, onChange, isNew, onEmpty }: ChannelTitleProps) {
  const t = useTranslate(wizardStepTexts);
  const input = useRef<HTMLInputElement>(null);
  const isAskedFor = useRef(isNew);
  useEffect(() => {
    if (isAskedFor.current) input.current?.focus();
  }, []);
  return (
    <div className="control-box mt-2 flex min-h-touch items-center border-dashed!">
      <span aria-hidden="true" className="-me-2 ps-3.75 text-muted">
        {t("label")}
      </span>
      <input
        ref={input}
        dir="auto"
        aria-label={t("labelFor", { channel: channelLabel })}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={TITLE_MAX_CHARS}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => value.trim() === "" && onEmpty()}
        className="control-input h-10 px-3.75"
      />
    </div>
  );
}

/** Loaded when a field needs it: the numbering plans of all countries are larger than the rest of the wizard. */
const loadRule = () => import("@visita/domain/card/whatsapp-country");

/** So that the answer is there at once when the field is left. */
function prefetchCountries(): void {
  // Without it, the field asks for the country's code.
  loadRule().catch(() => undefined);
}

async function complete(contacts: Contacts, typed: string): Promise<string | null> {
  try {
    return (await loadRule()).completeNumber(contacts, typed);
  } catch {
    return null;
  }
}
