import { countWords } from "@visita/domain/card/text.rules";
import {
  HEAR_OPTIONS,
  HELP_OPTIONS,
  isMessageTooLong,
  MESSAGE_MAX_CHARS,
  MESSAGE_MAX_WORDS,
} from "@visita/domain/contact/contact.contract";
import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import { Select } from "../../ui/select.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useContactForm } from "./use-contact-form.ts";

const HEAR_LABELS = { google: "Google", "social media": "Social media", referal: "Someone told me" };
const HELP_LABELS = { "general inquiry": "General inquiry", support: "Support", pricing: "Pricing" };

const hearOptions = HEAR_OPTIONS.map((value) => ({ value, label: HEAR_LABELS[value] }));
const helpOptions = HELP_OPTIONS.map((value) => ({ value, label: HELP_LABELS[value] }));

export function ContactForm() {
  const { isBusy, message, formProps, field, choice } = useContactForm();
  return (
    <form {...formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <TextField {...field("names")} label="Your name" isRequired dir="auto" autoComplete="name" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4.5 md:grid-cols-2">
        <TextField
          {...field("email")}
          label="Email"
          isRequired
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...field("tel")} label="Phone" isOptional type="tel" inputMode="tel" autoComplete="tel" />
        <Select
          {...choice("hear")}
          label="How did you hear about us?"
          isRequired
          placeholder="Choose one"
          options={hearOptions}
        />
        <Select
          {...choice("help")}
          label="What can we help you with?"
          isRequired
          placeholder="Choose a subject"
          options={helpOptions}
        />
      </div>
      <MessageField {...field("message")} message={message} />
      <SubmitButton isBusy={isBusy} busyLabel={TEXT.sending}>
        Send message
      </SubmitButton>
    </form>
  );
}

type MessageFieldProps = { name: string; error: string | undefined; message: string };

function MessageField({ name, error, message }: MessageFieldProps) {
  const words = countWords(message);
  const signs = message.trim().length;
  // Told while one types: nobody should write a page before hearing that it is too long.
  const tooLong = isMessageTooLong(message) ? TEXT.messageTooLong : undefined;
  const hint =
    signs > MESSAGE_MAX_CHARS && words <= MESSAGE_MAX_WORDS
      ? `${signs} of ${MESSAGE_MAX_CHARS} characters`
      : `${words} of ${MESSAGE_MAX_WORDS} words`;
  return (
    <TextArea
      name={name}
      label="Message"
      isRequired
      dir="auto"
      rows={6}
      error={tooLong ?? error}
      hint={hint}
    />
  );
}
