import { useMutation } from "@tanstack/react-query";
import type { Person } from "@visita/domain/address-book/person.contract";
import { PERSON_UNDO_MS } from "@visita/domain/address-book/person.rules";
import { PERSON_FILE_PATH } from "@visita/domain/address-book/person-file";
import { contactFileName } from "@visita/domain/card/vcard-file-name";
import { fillPath } from "@visita/domain/http/endpoint";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { Pencil, Smartphone, Trash2 } from "lucide-react";
import { useState } from "react";
import { isAppleTouch } from "../../lib/apple-touch.ts";
import { useTranslate } from "../../lib/language.tsx";
import { saveFile } from "../../lib/qr-code-download.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";
import { notifyUndo } from "../../ui/undo-toast.tsx";
import { usePersonChanges } from "./people.queries.ts";
import { PersonFormDialog } from "./person-form-dialog.tsx";

type PersonActionsProps = { userid: string; person: Person; onDeleted: () => void };

export function PersonActions({ userid, person, onDeleted }: PersonActionsProps) {
  const t = useTranslate(addressBookTexts);
  const common = useTranslate(commonTexts);
  const [isEditing, setEditing] = useState(false);
  const { deletePerson, isDeleting } = useDeletePerson(userid, onDeleted);
  const saving = useMutation({
    mutationFn: () => fetchContactFile(person.personid),
    networkMode: "always",
    onSuccess(file) {
      if (isAppleTouch()) location.assign(contactFilePath(person.personid));
      else saveFile(file, contactFileName(person.name));
    },
    onError: () => notify.error(t("saveToPhoneFailed")),
  });
  return (
    <div className="grid grid-cols-2 gap-2.5 border-t border-line pt-5 lg:flex lg:flex-wrap">
      <Button
        variant="secondary"
        icon={Smartphone}
        isBusy={saving.isPending}
        className="max-lg:col-span-2 lg:flex-[1_0_12rem]"
        onClick={() => saving.mutate()}
      >
        {t("saveToPhone")}
      </Button>
      <Button variant="secondary" icon={Pencil} onClick={() => setEditing(true)}>
        {common("edit")}
      </Button>
      <Button variant="danger" icon={Trash2} isBusy={isDeleting} onClick={() => void deletePerson(person)}>
        {common("delete")}
      </Button>
      {isEditing && <PersonFormDialog userid={userid} person={person} onClose={() => setEditing(false)} />}
    </div>
  );
}

function contactFilePath(personid: string): string {
  return fillPath(PERSON_FILE_PATH, { personid });
}

/** Fetched before it is handed over, so that an error never takes the place of the page. */
async function fetchContactFile(personid: string): Promise<Blob> {
  const response = await fetch(contactFilePath(personid), { credentials: "same-origin" });
  const isContact = response.headers.get("content-type")?.startsWith("text/vcard") ?? false;
  if (!response.ok || !isContact) throw new Error(`No contact, but status ${response.status}`);
  return response.blob();
}

/** Deletes without asking: it can be taken back for a while. */
function useDeletePerson(userid: string, onDeleted: () => void) {
  const t = useTranslate(addressBookTexts);
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
      text: t("deleted", { name }),
      durationMs: PERSON_UNDO_MS,
      isCounted: true,
      onUndo: () => void attempt(() => restore(personid)),
    });
  }

  return { deletePerson, isDeleting };
}
