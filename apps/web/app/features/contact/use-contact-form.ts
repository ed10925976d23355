import { contactAnswers } from "@visita/domain/answers/contact";
import { ContactForm, contactSummary } from "@visita/domain/contact/contact.contract";
import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import { MESSAGES } from "@visita/domain/messages";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api.ts";
import { ApiError, NetworkError } from "../../lib/api-error.ts";
import { withProof } from "../../lib/with-proof.ts";
import { notify } from "../../ui/toast.tsx";
import { FORM_TOAST, useForm } from "../../ui/use-form.ts";

const NOTHING_CHOSEN = { hear: "", help: "" };
const TIMEOUT_MS = 20_000;

export function useContactForm() {
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [message, setMessage] = useState("");
  const { isBusy, formProps, field, forget } = useForm({
    answers: { contact: contactAnswers },
    check: ContactForm,
    explain: (error) => ({ message: contactFailure(error) }),
    async onValid(values, form) {
      notify.loading(TEXT.sending, FORM_TOAST);
      const { message: sent } = await send(values);
      form.reset();
      setChosen(NOTHING_CHOSEN);
      setMessage("");
      notify.success(sent, FORM_TOAST);
    },
  });

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (target instanceof HTMLTextAreaElement) setMessage(target.value);
    formProps.onInput(event);
  }

  return {
    isBusy,
    message,
    formProps: { ...formProps, onInput },
    field,
    choice: (name: keyof typeof NOTHING_CHOSEN) => ({
      ...field(name),
      value: chosen[name],
      onValueChange(value: string) {
        setChosen((before) => ({ ...before, [name]: value }));
        forget(name);
      },
    }),
  };
}

/** No recipient: the server knows the only one. */
function send(form: ContactForm) {
  const body = {
    username: form.names,
    replyto: form.email,
    text: contactSummary(form),
    subject: `Contact form: ${form.help}`,
  };
  const sendOnce = (proof?: string) =>
    call("POST /api/com/contactus", { body }, { signal: AbortSignal.timeout(TIMEOUT_MS), proof });
  return withProof(
    sendOnce,
    (isChecking) => isChecking && notify.loading(MESSAGES.checkingPerson, FORM_TOAST),
  );
}

/** What a visitor reads when a message could not be sent. */
export function contactFailure(error: unknown): string {
  if (error instanceof ApiError) return error.message || TEXT.unknown;
  if (error instanceof NetworkError)
    return error.status === undefined && !error.isUnreadable ? TEXT.networkError : TEXT.unknown;
  if (error instanceof DOMException && error.name === "TimeoutError") return TEXT.networkError;
  return TEXT.unexpected;
}
