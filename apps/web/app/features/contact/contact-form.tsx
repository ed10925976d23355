import { contactAnswers } from "@visita/domain/answers/contact";
import { countWords } from "@visita/domain/card/text.rules";
import {
  HEAR_OPTIONS,
  HELP_OPTIONS,
  isMessageTooLong,
  MESSAGE_MAX_CHARS,
  MESSAGE_MAX_WORDS,
} from "@visita/domain/contact/contact.contract";
import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import { contactPage } from "@visita/domain/owner-messages/contact";
import { useTranslate } from "../../lib/language.tsx";
import { Select } from "../../ui/select.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useContactForm } from "./use-contact-form.ts";

const HEAR_LABELS = {
  google: "hearGoogle",
  "social media": "hearSocialMedia",
  referal: "hearSomeone",
} as const;
const HELP_LABELS = {
  "general inquiry": "helpGeneral",
  support: "helpSupport",
  pricing: "helpPricing",
} as const;

export function ContactForm() {
  const t = useTranslate(contactPage);
  const answers = useTranslate(contactAnswers);
  const { isBusy, message, formProps, field, choice } = useContactForm();
  const hearOptions = HEAR_OPTIONS.map((value) => ({ value, label: t(HEAR_LABELS[value]) }));
  const helpOptions = HELP_OPTIONS.map((value) => ({ value, label: t(HELP_LABELS[value]) }));
  return (
    <form {...formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <TextField {...field("names")} label={t("name")} isRequired dir="auto" autoComplete="name" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4.5 md:grid-cols-2">
        <TextField
          {...field("email")}
          label={t("email")}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field("tel")}
          label={t("phone")}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Select
          {...choice("hear")}
          label={t("hear")}
          isRequired
          placeholder={t("hearPlaceholder")}
          options={hearOptions}
        />
        <Select
          {...choice("help")}
          label={t("help")}
          isRequired
          placeholder={t("helpPlaceholder")}
          options={helpOptions}
        />
      </div>
      <MessageField {...field("message")} message={message} />
      <SubmitButton isBusy={isBusy} busyLabel={answers("sending")}>
        {t("send")}
      </SubmitButton>
    </form>
  );
}

type MessageFieldProps = { name: string; error: string | undefined; message: string };

function MessageField({ name, error, message }: MessageFieldProps) {
  const t = useTranslate(contactPage);
  const words = countWords(message);
  const signs = message.trim().length;
  // Told while one types: nobody should write a page before hearing that it is too long.
  const tooLong = isMessageTooLong(message) ? TEXT.messageTooLong : undefined;
  const hint =
    signs > MESSAGE_MAX_CHARS && words <= MESSAGE_MAX_WORDS
      ? t("charactersOf", { used: String(signs), max: String(MESSAGE_MAX_CHARS) })
      : t("wordsOf", { used: words, max: MESSAGE_MAX_WORDS });
  return (
    <TextArea
      name={name}
      label={t("message")}
      isRequired
      dir="auto"
      rows={6}
      error={tooLong ?? error}
      hint={hint}
    />
  );
}
