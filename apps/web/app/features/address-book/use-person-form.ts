import type { Person } from "@visita/domain/address-book/person.contract";
import {
  type PersonDraft,
  type PersonFields,
  type PersonProblems,
  readPersonFields,
} from "@visita/domain/address-book/person.rules";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "../../lib/api-error.ts";
import { useSessionExpiry } from "../session/public/session-context.tsx";

type TextName = Exclude<keyof PersonDraft, "tags">;
type Sendable = Omit<PersonFields, "tags"> & { tags: string[] };

type PersonFormInput = {
  start: PersonDraft;
  send: (fields: Sendable) => Promise<Person>;
  onDone: (person: Person) => void;
};

/** Checked here first, sent once, with the server's refusals beside the fields they are about. */
export function usePersonForm({ start, send, onDone }: PersonFormInput) {
  const [typed, setTyped] = useState<Partial<PersonDraft>>({});
  const [problems, setProblems] = useState<PersonProblems>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const expireOn = useSessionExpiry();
  // Fields that nobody touched follow the person, who may be changed meanwhile.
  const draft: PersonDraft = { ...draftOf(start), ...typed };

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    setFailure(undefined);
    const read = readPersonFields(draft);
    if (Object.keys(read.problems).length > 0) return showProblems(form, read.problems);
    setProblems({});
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      const fields = { ...draft, ...read.fields };
      onDone(await send({ ...fields, tags: [...fields.tags] }));
    } catch (error) {
      expireOn(error);
      const refused = error instanceof ApiError ? (error.fields as PersonProblems) : {};
      if (Object.keys(refused).length > 0) showProblems(form, refused);
      else setFailure(error instanceof Error ? error.message : String(error));
    }
    isUnderWay.current = false;
    setIsBusy(false);
  }

  function showProblems(form: HTMLFormElement, found: PersonProblems) {
    flushSync(() => setProblems(found));
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  function set(change: Partial<PersonDraft>) {
    setTyped((before) => ({ ...before, ...change }));
    // A text under a field goes when the field is changed.
    setProblems((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !(name in change))));
  }

  return {
    isBusy,
    failure,
    problems,
    onSubmit,
    tags: draft.tags,
    setTags: (tags: readonly string[]) => set({ tags }),
    text: (name: TextName) => ({
      name,
      autoComplete: "off",
      value: draft[name],
      error: problems[name],
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    }),
  };
}

/** A field that stays as it was is not sent, so that it cannot undo a change from elsewhere. */
export function changedFields(fields: Sendable, before: PersonDraft): Partial<Sendable> {
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PersonDraft]),
  );
  return Object.fromEntries(changed) as Partial<Sendable>;
}

function draftOf({ name, email, phone, company, role, met, ownNote, tags }: PersonDraft): PersonDraft {
  return { name, email, phone, company, role, met, ownNote, tags };
}
