import type { Person } from "@visita/domain/address-book/person.contract";
import {
  EMPTY_PERSON,
  type PersonDraft,
  type PersonFields,
  readPersonFields,
} from "@visita/domain/address-book/person.rules";
import { personAnswers } from "@visita/domain/answers/person";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useForm } from "../../ui/use-form.ts";
import { usePersonChanges } from "./people.queries.ts";
import { FROM_LIST } from "./person-row.tsx";
import { TagsField } from "./tags-field.tsx";

type PersonFormDialogProps = {
  userid: string;
  /** Undefined for a new one. */
  person?: Person;
  onClose: () => void;
};

export function PersonFormDialog({ userid, person, onClose }: PersonFormDialogProps) {
  const t = useTranslate(addressBookTexts);
  const common = useTranslate(commonTexts);
  const { add, update } = usePersonChanges(userid);
  const navigate = useNavigate();
  const form = usePersonForm({
    start: person ?? EMPTY_PERSON,
    send: (fields) => (person ? update(person, changedFields(fields, person)) : add(fields)),
    onDone(saved) {
      onClose();
      if (!person) void navigate({ search: `?person=${saved.personid}` }, { state: FROM_LIST });
    },
  });
  return (
    <Dialog
      isOpen
      size="xl"
      onOpenChange={onClose}
      title={person ? t("editContact", { name: person.name }) : t("addContact")}
    >
      <form noValidate className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={form.onSubmit}>
        <TextField {...form.text("name")} label={t("name")} isRequired dir="auto" />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[30rem]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] min-[30rem]:gap-x-3">
          <TextField {...form.text("email")} label={t("email")} type="email" spellCheck={false} />
          <TextField {...form.text("phone")} label={t("phone")} type="tel" />
        </div>
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField {...form.text("company")} label={t("company")} dir="auto" />
          <TextField {...form.text("role")} label={t("role")} dir="auto" />
        </div>
        <TextField {...form.text("met")} label={t("met")} dir="auto" />
        <TagsField tags={form.tags} error={form.field("tags").error} onChange={form.setTags} />
        <TextArea {...form.text("ownNote")} label={t("yourNote")} rows={3} dir="auto" hint={t("onlyYou")} />
        {form.failure && (
          <div role="alert">
            <Notice tone="danger">{form.failure}</Notice>
          </div>
        )}
        <div
          className={`${dialogActionsClasses} sticky bottom-0 -mx-6 mt-0! -mb-6 rounded-b-xl bg-raised px-6 pt-2 pb-6`}
        >
          <Button variant="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyLabel={common("saving")}>
            {common("save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type TextName = Exclude<keyof PersonDraft, "tags">;
type Sendable = Omit<PersonFields, "tags"> & { tags: string[] };

type PersonFormInput = {
  start: PersonDraft;
  send: (fields: Sendable) => Promise<Person>;
  onDone: (person: Person) => void;
};

/** Checked here first, with the server's refusals beside the fields they are about. */
function usePersonForm({ start, send, onDone }: PersonFormInput) {
  const [typed, setTyped] = useState<Partial<PersonDraft>>({});
  // Fields that nobody touched follow the person, who may be changed meanwhile.
  const draft: PersonDraft = { ...draftOf(start), ...typed };
  const form = useForm<PersonDraft>({
    answers: { person: personAnswers },
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
function changedFields(fields: Sendable, before: PersonDraft): Partial<Sendable> {
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PersonDraft]),
  );
  return Object.fromEntries(changed) as Partial<Sendable>;
}

function draftOf({ name, email, phone, company, role, met, ownNote, tags }: PersonDraft): PersonDraft {
  return { name, email, phone, company, role, met, ownNote, tags };
}
