import type { NamedLink } from "@visita/domain/link/link.contract";
import { linkNameProblem } from "@visita/domain/link/link.rules";
import { type RefObject, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useLinkChanges } from "./link.queries.ts";
import { LinkForm } from "./link-form.tsx";
import { useLinkForm } from "./use-link-form.ts";

type RenameDialogProps = {
  link: NamedLink;
  cardid: string;
  returnTo?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
};

export function RenameDialog({ link, cardid, returnTo, onClose }: RenameDialogProps) {
  const [name, setName] = useState(link.name);
  const { update } = useLinkChanges(cardid);
  const form = useLinkForm({
    check: () => ({ name: linkNameProblem(name) }),
    send: () => update(link.linkid, { name }),
    onDone: onClose,
  });
  return (
    <Dialog isOpen onOpenChange={onClose} returnTo={returnTo} title="Rename">
      <LinkForm form={form} submitLabel="Save" busyLabel="Saving...">
        <TextField
          {...form.field("name")}
          label="Name"
          isRequired
          dir="auto"
          autoComplete="off"
          value={name}
          hint="People read it on the card. The address stays as it is."
          onChange={(event) => {
            setName(event.target.value);
            form.forget("name");
          }}
        />
      </LinkForm>
    </Dialog>
  );
}
