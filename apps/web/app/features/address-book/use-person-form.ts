import type { Person } from "@visita/domain/address-book/person.contract";
import {
  type PersonDraft,
  type PersonFields,
  readPersonFields,
} from "@visita/domain/address-book/person.rules";
import { useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { useForm } from "../../ui/use-form.ts";

type TextName = Exclude<keyof PersonDraft, "tags">;
type Sendable = Omit<PersonFields, "tags"> & { tags: string[] };

type PersonFormInput = {
  start: PersonDraft;
  send: (fields: Sendable) => Promise<Person>;
  onDone: (person: Person) => void;
};

/** Checked here first, with the server's refusals beside the fields they are about. */
export function usePersonForm({ start, send, onDone }: PersonFormInput) {
  const [typed, setTyped] = useState<Partial<PersonDraft>>({});
  // Fields that nobody touched follow the person, who may be changed meanwhile.
  const draft: PersonDraft = { ...draftOf(start), ...typed };
  const form = useForm<PersonDraft>({
    check() {
      const { fields, problems } = readPersonFields(draft);
      return Object.keys(problems).length > 0 ? { problems } : { values: { ...draft, ...fields } };
    },
    onValid: async (fields) => onDone(await send({ ...fields, tags: [...fields.tags] })),
    explain(error) {
      const message = error instanceof Error ? error.message : String(error);
      return { message, fields: error instanceof ApiError ? error.fields : {} };
    },
    saysInPlace: true,
  });

  function set(change: Partial<PersonDraft>) {
    setTyped((before) => ({ ...before, ...change }));
    form.forget(...Object.keys(change));
  }

  return {
    ...form,
    tags: draft.tags,
    setTags: (tags: readonly string[]) => set({ tags }),
    text: (name: TextName) => ({
      ...form.field(name),
      autoComplete: "off",
      value: draft[name],
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
