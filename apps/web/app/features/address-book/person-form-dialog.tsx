import type { Person } from "@visita/domain/address-book/person.contract";
import { EMPTY_PERSON } from "@visita/domain/address-book/person.rules";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { usePersonChanges } from "./people.queries.ts";
import { FROM_LIST } from "./person-row.tsx";
import { TagsField } from "./tags-field.tsx";
import { changedFields, usePersonForm } from "./use-person-form.ts";

type PersonFormDialogProps = {
  userid: string;
  /** Undefined for a new one. */
  person?: Person;
  onClose: () => void;
};

export function PersonFormDialog({ userid, person, onClose }: PersonFormDialogProps) {
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
    <Dialog isOpen size="xl" onOpenChange={onClose} title={person ? `Edit ${person.name}` : "Add a person"}>
      <form noValidate className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={form.onSubmit}>
        <TextField {...form.text("name")} label="Name" isRequired dir="auto" />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[30rem]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] min-[30rem]:gap-x-3">
          <TextField {...form.text("email")} label="Email" type="email" spellCheck={false} />
          <TextField {...form.text("phone")} label="Phone" type="tel" />
        </div>
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField {...form.text("company")} label="Company" dir="auto" />
          <TextField {...form.text("role")} label="Role" dir="auto" />
        </div>
        <TextField {...form.text("met")} label="Where you met" dir="auto" />
        <TagsField tags={form.tags} error={form.field("tags").error} onChange={form.setTags} />
        <TextArea {...form.text("ownNote")} label="Your note" rows={3} dir="auto" hint="Only you see this." />
        {form.failure && (
          <div role="alert">
            <Notice tone="danger">{form.failure}</Notice>
          </div>
        )}
        <div
          className={`${dialogActionsClasses} sticky bottom-0 -mx-6 mt-0! -mb-6 rounded-b-xl bg-raised px-6 pt-2 pb-6`}
        >
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
