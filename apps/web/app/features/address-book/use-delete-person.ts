import type { Person } from "@visita/domain/address-book/person.contract";
import { PERSON_UNDO_MS } from "@visita/domain/address-book/person.rules";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { notify } from "../../ui/toast.tsx";
import { notifyUndo } from "../../ui/undo-toast.tsx";
import { usePersonChanges } from "./people.queries.ts";

/** Deletes without asking: it can be taken back for a while. */
export function useDeletePerson(userid: string, onDeleted: () => void) {
  const { remove, restore } = usePersonChanges(userid);
  const [isDeleting, setDeleting] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  async function deletePerson({ personid, name }: Person) {
    setDeleting(true);
    const isDone = await attempt(() => remove(personid));
    setDeleting(false);
    if (!isDone) return;
    onDeleted();
    notifyUndo({
      icon: Trash2,
      text: `${name} is deleted.`,
      durationMs: PERSON_UNDO_MS,
      isCounted: true,
      onUndo: () => void attempt(() => restore(personid)),
    });
  }

  return { deletePerson, isDeleting };
}
