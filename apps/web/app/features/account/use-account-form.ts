import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { type SubmitOutcome, useSubmitOnce } from "../../lib/use-submit-once.ts";
import { notify } from "../../ui/toast.tsx";
import type { Failure } from "./failures.ts";

type Problems = Readonly<Record<string, string>>;

type AccountFormOptions<Values> = {
  schema: z.ZodType<Values>;
  read?: (data: FormData) => unknown;
  onValid: (values: Values, form: HTMLFormElement) => Promise<SubmitOutcome>;
  explain: (error: unknown) => Failure;
  showsOnlyFirst?: boolean;
};

/** Replaces the previous toast of this form. */
const TOAST = { id: "account-form" };

/**
 * A form of uncontrolled fields: input from before hydration counts, also a password manager's, and nothing is lost
 * when a call fails.
 */
export function useAccountForm<Values>(options: AccountFormOptions<Values>) {
  const { schema, read = Object.fromEntries, onValid, explain, showsOnlyFirst = false } = options;
  const { isBusy, submit } = useSubmitOnce();
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState<Problems>({});

  const check = (form: HTMLFormElement) => schema.safeParse(read(new FormData(form)));

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void submit(() => {
      const checked = check(form);
      if (checked.success) return send(checked.data, form);
      showProblems(form, problemsOf(checked.error));
      return undefined;
    });
  }

  async function send(values: Values, form: HTMLFormElement): Promise<SubmitOutcome> {
    setProblems({});
    setRefusals({});
    try {
      return await onValid(values, form);
    } catch (error) {
      const { message, fields = {} } = explain(error);
      notify.error(message, TOAST);
      flushSync(() => setRefusals(fields));
      focusFirst(form, fields);
      return "staying";
    }
  }

  function showProblems(form: HTMLFormElement, found: Problems) {
    const first = firstInvalidField(form, found);
    if (first === undefined) return;
    notify.error(found[first] ?? "", TOAST);
    flushSync(() => {
      setProblems(showsOnlyFirst ? pick(found, [first]) : found);
      setRefusals({});
    });
    focusFirst(form, found);
  }

  /** A message disappears once its field is valid; new ones appear only on submit. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const form = event.currentTarget;
    const { [name]: refused, ...others } = refusals;
    if (refused !== undefined) setRefusals(others);
    const shown = Object.keys(problems);
    if (shown.length === 0) return;
    const checked = check(form);
    setProblems(checked.success ? {} : pick(problemsOf(checked.error), shown));
  }

  return {
    isBusy,
    formProps: { noValidate: true, method: "post", onSubmit, onInput } as const,
    field: (name: string) => ({ name, error: refusals[name] ?? problems[name] }),
  };
}

/** The first message of each field. */
function problemsOf(error: z.ZodError): Problems {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return problems;
}

/** The first in document order, whatever the order of the rules. */
function firstInvalidField(form: HTMLFormElement, problems: Problems): string | undefined {
  const names = Array.from(form.elements, (element) => (element as HTMLInputElement).name);
  return names.find((name) => name in problems);
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const name = firstInvalidField(form, problems);
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function pick(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => names.includes(name)));
}
