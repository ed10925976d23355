import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { notify } from "../../ui/toast.tsx";
import type { Failure } from "./failures.ts";

type Problems = Readonly<Record<string, string>>;

type AccountFormOptions<Values> = {
  schema: z.ZodType<Values>;
  read?: (data: FormData) => unknown;
  /** "leaving" keeps the form busy until the page changes. */
  onValid: (values: Values, form: HTMLFormElement) => Promise<"leaving" | "staying">;
  explain: (error: unknown) => Failure;
  showsOnlyFirst?: boolean;
};

/** A second message takes the place of the first. */
const TOAST = { id: "account-form" };

/**
 * A form whose fields keep their own values: what a person or a password manager typed before the page was ready
 * counts, and nothing typed is lost when a call fails.
 */
export function useAccountForm<Values>(options: AccountFormOptions<Values>) {
  const { schema, read = Object.fromEntries, onValid, explain, showsOnlyFirst = false } = options;
  const isSubmitting = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState<Problems>({});

  const check = (form: HTMLFormElement) => schema.safeParse(read(new FormData(form)));

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting.current) return;
    const form = event.currentTarget;
    const checked = check(form);
    if (!checked.success) return showProblems(form, problemsOf(checked.error));
    setProblems({});
    setRefusals({});
    setUnderWay(true);
    // What was said of an earlier try is no longer true.
    notify.dismiss(TOAST.id);
    try {
      if ((await onValid(checked.data, form)) === "leaving") return;
    } catch (error) {
      const { message, fields = {} } = explain(error);
      notify.error(message, TOAST);
      flushSync(() => setRefusals(fields));
      focusFirst(form, fields);
    }
    setUnderWay(false);
  }

  function setUnderWay(isNow: boolean) {
    isSubmitting.current = isNow;
    setIsBusy(isNow);
  }

  function showProblems(form: HTMLFormElement, found: Problems) {
    const first = firstName(form, found);
    if (first === undefined) return;
    notify.error(found[first] ?? "", TOAST);
    flushSync(() => {
      setProblems(showsOnlyFirst ? pick(found, [first]) : found);
      setRefusals({});
    });
    focusFirst(form, found);
  }

  /** A message goes as soon as its reason has gone; new ones wait for the next submit. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    const form = event.currentTarget;
    if (name in refusals)
      setRefusals(
        pick(
          refusals,
          Object.keys(refusals).filter((other) => other !== name),
        ),
      );
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

/** One text a field: the first that the rules give. */
function problemsOf(error: z.ZodError): Problems {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return problems;
}

/** First for the eye, whatever the order of the rules. */
function firstName(form: HTMLFormElement, problems: Problems): string | undefined {
  const names = Array.from(form.elements, (element) => (element as HTMLInputElement).name);
  return names.find((name) => name in problems);
}

function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const name = firstName(form, problems);
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

function pick(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => names.includes(name)));
}
