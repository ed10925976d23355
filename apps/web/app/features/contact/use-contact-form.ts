import { ContactForm, contactSummary } from "@visita/domain/contact/contact.contract";
import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import { MESSAGES } from "@visita/domain/messages";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "../../lib/api.ts";
import { withProof } from "../../lib/with-proof.ts";
import { notify } from "../../ui/toast.tsx";
import { contactFailure } from "./contact-failure.ts";

type FieldName = keyof ContactForm;
type Problems = Partial<Record<FieldName, string>>;

const NOTHING_CHOSEN = { hear: "", help: "" };
const TIMEOUT_MS = 20_000;
/** A second message takes the place of the first. */
const TOAST = { id: "contact-form" };

/**
 * The text fields keep their own values: what was typed before the page was ready counts, and nothing typed is lost
 * when sending fails.
 */
export function useContactForm() {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [message, setMessage] = useState("");

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    const checked = check(form);
    if (!checked.success) return showProblems(form, problemsOf(checked.error));
    setProblems({});
    setUnderWay(true);
    notify.loading(TEXT.sending, TOAST);
    try {
      const { message: sent } = await send(checked.data);
      form.reset();
      setChosen(NOTHING_CHOSEN);
      setMessage("");
      notify.success(sent, TOAST);
    } catch (error) {
      notify.error(contactFailure(error), TOAST);
    }
    setUnderWay(false);
  }

  function setUnderWay(isNow: boolean) {
    isUnderWay.current = isNow;
    setIsBusy(isNow);
  }

  function showProblems(form: HTMLFormElement, found: Problems) {
    notify.error(Object.values(found)[0] ?? TEXT.unexpected, TOAST);
    flushSync(() => setProblems(found));
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  /** A text under a field goes as soon as its reason has gone; new ones wait for the next try. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget: form } = event;
    if (target instanceof HTMLTextAreaElement) setMessage(target.value);
    const checked = check(form);
    const now = checked.success ? {} : problemsOf(checked.error);
    setProblems((shown) => keepNames(now, shown));
  }

  return {
    isBusy,
    message,
    formProps: { noValidate: true, method: "post", onSubmit, onInput } as const,
    field: (name: FieldName) => ({ name, error: problems[name] }),
    choice: (name: keyof typeof NOTHING_CHOSEN) => ({
      name,
      error: problems[name],
      value: chosen[name],
      onValueChange(value: string) {
        setChosen((before) => ({ ...before, [name]: value }));
        setProblems(({ [name]: _gone, ...others }) => others);
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
  return withProof(sendOnce, (isChecking) => isChecking && notify.loading(MESSAGES.checkingPerson, TOAST));
}

function check(form: HTMLFormElement) {
  return ContactForm.safeParse(Object.fromEntries(new FormData(form)));
}

/** One text a field, the first that the rules give; the rules have the order of the form. */
function problemsOf(error: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}): Problems {
  const problems: Problems = {};
  for (const { path, message } of error.issues) problems[path[0] as FieldName] ??= message;
  return problems;
}

function keepNames(problems: Problems, shown: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name in shown));
}
