import { utcToday } from "@visita/domain/format";
import type { NamedLink } from "@visita/domain/link/link.contract";
import { type RefObject, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useLinkChanges } from "./link.queries.ts";
import { LinkForm } from "./link-form.tsx";
import { useLinkForm } from "./use-link-form.ts";

type LastDayDialogProps = {
  link: NamedLink;
  cardid: string;
  returnTo?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
};

export function LastDayDialog({ link, cardid, returnTo, onClose }: LastDayDialogProps) {
  const [lastDay, setLastDay] = useState(link.lastDay ?? "");
  const { update } = useLinkChanges(cardid);
  const form = useLinkForm({
    check: () => ({}),
    send: () => update(link.linkid, { lastDay: lastDay || null }),
    onDone: onClose,
  });
  return (
    <Dialog isOpen onOpenChange={onClose} returnTo={returnTo} title="Last day">
      <LinkForm form={form} submitLabel="Save" busyLabel="Saving...">
        <TextField
          {...form.field("lastDay")}
          label={`Last day of ${link.name}`}
          isOptional
          type="date"
          min={utcToday()}
          value={lastDay}
          hint="After that day the address leads to your plain card. Empty, it goes on."
          onChange={(event) => {
            setLastDay(event.target.value);
            form.forget("lastDay");
          }}
        />
      </LinkForm>
    </Dialog>
  );
}
