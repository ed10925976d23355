import { REQUIRED_CHANNELS } from "@visita/domain/card/card.rules";
import { readChannelValue } from "@visita/domain/card/channel-value";
import type { Channel } from "@visita/domain/card/channels";
import { Plus } from "lucide-react";
import { useState } from "react";
import { TextField } from "../../../../ui/text-field.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { ChannelIcon } from "../../view/channel-icon.tsx";
import { useContact, useWizard } from "../wizard-context.tsx";
import { ChannelTitle } from "./channel-title.tsx";

export function ChannelField({ channel }: { channel: Channel }) {
  const { key, label, placeholder, inputMode, autoComplete } = channel;
  const { store } = useWizard();
  const { value, title, error } = useContact(key);
  const [isTitleOpen, setTitleOpen] = useState(false);
  const hasValue = value.trim() !== "";
  const hasTitle = hasValue && (isTitleOpen || title !== "");

  /** Handles, numbers and pasted addresses become the one clean form, or the field says why not. */
  function tidy() {
    if (!hasValue) return store.setContact(key, { value: "" });
    const reading = readChannelValue(key, value);
    if ("problem" in reading) store.setProblem(`contacts.${key}`, reading.problem);
    else if (reading.value !== value) store.setContact(key, { value: reading.value });
  }

  return (
    <div data-field={`contacts.${key}`}>
      <TextField
        label={label}
        labelEnd={hasValue && !hasTitle && <AddTitle label={label} onClick={() => setTitleOpen(true)} />}
        isRequired={REQUIRED_CHANNELS.some((required) => required === key)}
        leading={<ChannelIcon channel={key} size={20} />}
        dir="auto"
        name={key}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={key === "address" ? "words" : "none"}
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        value={value}
        onChange={(event) => store.setContact(key, { value: event.target.value })}
        onBlur={tidy}
        error={error}
      />
      {hasTitle && (
        <ChannelTitle
          channelLabel={label}
          value={title}
          onChange={(text) => store.setContact(key, { title: text })}
          isNew={isTitleOpen}
          onEmpty={() => setTitleOpen(false)}
        />
      )}
    </div>
  );
}

function AddTitle({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-2 -my-3 inline-flex min-h-touch items-baseline gap-1 rounded-sm px-2 py-3 text-help font-semibold text-accent"
    >
      <Plus aria-hidden="true" size={16} strokeWidth={2.25} className="self-center" />
      <span>
        Label <VisuallyHidden>{`for ${label}`}</VisuallyHidden>
      </span>
    </button>
  );
}
