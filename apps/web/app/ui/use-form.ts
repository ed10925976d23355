import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { useAnswers, type WantedAnswers } from "../lib/answers.ts";
import { NetworkError } from "../lib/api-error.ts";
import { useGuard } from "../lib/use-guard.ts";
import { LazySchema } from "./lazy-schema.ts";
import { notify } from "./toast.tsx";

/** One text a field: the first that the rules give. */
export type Problems = Readonly<Record<string, string>>;

type Checked<Values> = { values: Values } | { problems: Problems };

/** What a person is told of a call that failed: beside its fields, or of the whole form. */
export type Failure = { message: string; fields?: Problems };

type FormOptions<Values> = {
  /** A schema is for what stands in the fields. */
  check: z.ZodType<Values> | LazySchema<Values> | ((form: HTMLFormElement) => Checked<Values>);
  /** The fields as the schema wants them. */
  read?: (data: FormData) => unknown;
  /** "leaving" keeps the form busy until the page changes. */
  onValid: (values: Values, form: HTMLFormElement) => Promise<unknown>;
  explain: (error: unknown) => Failure;
  /** What the rules and the failures of the form may say. */
  answers: WantedAnswers;
  /** What is wrong with the whole form is `failure`, for the form to show; otherwise a toast says it. */
  saysInPlace?: boolean;
  showsOnlyFirst?: boolean;
};

/** A second text takes the place of the first. */
export const FORM_TOAST = { id: "form" };

/**
 * A form that is sent once, however often it is submitted. Its fields may keep their own values: what a person or a
 * password manager typed before the page was ready counts, and nothing typed is lost when a call fails.
 */
export function useForm<Values>(options: FormOptions<Values>) {
  const { onValid, explain, saysInPlace = false, showsOnlyFirst = false } = options;
  const guard = useGuard();
  const word = useAnswers(options.answers);
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();

  function check(form: HTMLFormElement): Checked<Values> {
    const { check: rules, read = Object.fromEntries } = options;
    if (typeof rules === "function") return rules(form);
    const schema = rules instanceof LazySchema ? rules.schema : rules;
    if (!schema) return { problems: {} };
    const checked = schema.safeParse(read(new FormData(form)));
    return checked.success ? { values: checked.data } : { problems: problemsOf(checked.error) };
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (guard.isRunning.current) return;
    const form = event.currentTarget;
    setFailure(undefined);
    if (options.check instanceof LazySchema && !options.check.schema) {
      void sendOnceLoaded(form, options.check);
      return;
    }
    const checked = check(form);
    if ("problems" in checked) return showProblems(form, checked.problems);
    setProblems({});
    setRefusals({});
    // What was said of an earlier try is no longer true.
    if (!saysInPlace) notify.dismiss(FORM_TOAST.id);
    void guard.run(true, () => onValid(checked.values, form).catch((error) => refuse(form, error)));
  }

  async function sendOnceLoaded(form: HTMLFormElement, rules: LazySchema<Values>) {
    await guard.run(true, () => rules.load().catch((cause) => refuse(form, new NetworkError({ cause }))));
    if (rules.schema) form.requestSubmit();
  }

  function refuse(form: HTMLFormElement, error: unknown) {
    const { message, fields = {} } = explain(error);
    if (!saysInPlace) notify.error(message, FORM_TOAST);
    else if (Object.keys(fields).length === 0) setFailure(message);
    flushSync(() => setRefusals(fields));
    focusFirst(form);
  }

  function showProblems(form: HTMLFormElement, found: Problems) {
    const first = firstName(form, found);
    if (first === undefined) return;
    if (!saysInPlace) notify.error(found[first] ?? "", FORM_TOAST);
    flushSync(() => {
      setProblems(showsOnlyFirst ? pick(found, [first]) : found);
      setRefusals({});
    });
    focusFirst(form);
  }

  /** For a field that was changed: its text goes, whatever its new value. */
  function forget(...names: readonly string[]) {
    setProblems((shown) => omit(shown, names));
    setRefusals((shown) => omit(shown, names));
  }

  /** A text goes as soon as its reason has gone; new ones wait for the next submit. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (name in refusals) setRefusals(omit(refusals, [name]));
    const shown = Object.keys(problems);
    if (shown.length === 0) return;
    const checked = check(event.currentTarget);
    setProblems("problems" in checked ? pick(checked.problems, shown) : {});
  }

  return {
    isBusy: guard.running !== null,
    failure: failure && word(failure),
    forget,
    onSubmit,
    formProps: { noValidate: true, method: "post", onSubmit, onInput } as const,
    field: (name: string) => ({ name, error: refusals[name] ?? problems[name] }),
  };
}

function problemsOf(error: z.ZodError): Problems {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return problems;
}

/** First for the eye, whatever the order of the rules. */
function firstName(form: HTMLFormElement, problems: Problems): string | undefined {
  const names = Array.from(form.elements, (element) => (element as HTMLInputElement).name);
  return names.find((name) => name in problems) ?? Object.keys(problems)[0];
}

function focusFirst(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

function pick(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => names.includes(name)));
}

function omit(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}
