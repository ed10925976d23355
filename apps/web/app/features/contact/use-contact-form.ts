import { ContactForm, contactSummary } from "@visita/domain/contact/contact.contract";
import { CONTACT_MESSAGES as TEXT } from "@visita/domain/contact/contact.messages";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "../../lib/api.ts";
import { type SubmitOutcome, useSubmitOnce } from "../../lib/use-submit-once.ts";
import { notify } from "../../ui/toast.tsx";
import { contactFailure } from "./contact-failure.ts";

type FieldName = keyof ContactForm;
type Problems = Partial<Record<FieldName, string>>;

const NOTHING_CHOSEN = { hear: "", help: "" };
const TIMEOUT_MS = 20_000;
/** Replaces the previous toast of this form. */
const TOAST = { id: "contact-form" };

/** Uncontrolled text fields: input from before hydration counts, and nothing is lost when sending fails. */
export function useContactForm() {
  const { isBusy, submit } = useSubmitOnce();
  const [problems, setProblems] = useState<Problems>({});
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [message, setMessage] = useState("");

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void submit(() => {
      const checked = check(form);
      if (checked.success) return sendAndReset(checked.data, form);
      showProblems(form, problemsOf(checked.error));
      return undefined;
    });
  }

  async function sendAndReset(values: ContactForm, form: HTMLFormElement): Promise<SubmitOutcome> {
    setProblems({});
    notify.loading(TEXT.sending, TOAST);
    try {
      const { message: sent } = await send(values);
      form.reset();
      setChosen(NOTHING_CHOSEN);
      setMessage("");
      notify.success(sent, TOAST);
    } catch (error) {
      notify.error(contactFailure(error), TOAST);
    }
    return "staying";
  }

  function showProblems(form: HTMLFormElement, found: Problems) {
    notify.error(Object.values(found)[0] ?? TEXT.unexpected, TOAST);
    flushSync(() => setProblems(found));
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  /** A message disappears once its field is valid; new ones appear only on submit. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { target, currentTarget: form } = event;
    if (target instanceof HTMLTextAreaElement) setMessage(target.value);
    const checked = check(form);
    const now = checked.success ? {} : problemsOf(checked.error);
    setProblems((shown) => onlyShown(now, shown));
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

/** No recipient: it is set on the server. */
function send(form: ContactForm) {
  const body = {
    username: form.names,
    text: contactSummary(form),
    subject: `Contact form: ${form.help}`,
  };
  return call("POST /api/com/contactus", { body }, { signal: AbortSignal.timeout(TIMEOUT_MS) });
}

function check(form: HTMLFormElement) {
  return ContactForm.safeParse(Object.fromEntries(new FormData(form)));
}

/** The first message of each field; the schema has the order of the form. */
function problemsOf(error: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}): Problems {
  const problems: Problems = {};
  for (const { path, message } of error.issues) problems[path[0] as FieldName] ??= message;
  return problems;
}

function onlyShown(problems: Problems, shown: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name in shown));
}
