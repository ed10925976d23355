import type { OwnCard } from "@visita/domain/card/card.contract";
import { formatNumber, utcToday } from "@visita/domain/format";
import type { NamedLink } from "@visita/domain/link/link.contract";
import { linkNameProblem } from "@visita/domain/link/link.rules";
import { type RefObject, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { QrCodeDialog } from "../card/public/qr-code-dialog.tsx";
import { type LinkList, useLinkChanges } from "./link.queries.ts";
import { LinkForm } from "./link-form.tsx";
import { type DialogKind, lastDayWords } from "./link-row.tsx";
import { useLinkForm } from "./use-link-form.ts";

export type OpenDialog = {
  kind: DialogKind;
  linkid: string;
  returnTo?: RefObject<HTMLElement | null> | undefined;
};

type LinkDialogsProps = {
  card: OwnCard;
  list: LinkList;
  dialog: OpenDialog | undefined;
  onClose: () => void;
};

/** One at a time, about one of the links. */
export function LinkDialogs({ card, list, dialog, onClose }: LinkDialogsProps) {
  const link = list.links.find(({ linkid }) => linkid === dialog?.linkid);
  if (!dialog || !link) return null;
  const shared = { link, cardid: card.cardid, returnTo: dialog.returnTo, onClose };
  if (dialog.kind === "name") return <RenameDialog {...shared} />;
  if (dialog.kind === "day") return <LastDayDialog {...shared} />;
  return (
    <QrCodeDialog
      isOpen
      onOpenChange={onClose}
      color={card.color}
      title="Scan this link"
      name={link.name}
      username={card.username}
      slug={link.slug}
      url={link.url}
    >
      <LinkFigures link={link} />
    </QrCodeDialog>
  );
}

function LinkFigures({ link }: { link: NamedLink }) {
  return (
    <p className="mt-2.5 flex flex-wrap justify-center gap-x-3.5 gap-y-0.5 px-4 text-small text-ink-600">
      <Count value={link.views} noun="view" />
      <Count value={link.saves} noun="save" />
      <span>{lastDayWords(link)}</span>
    </p>
  );
}

function Count({ value, noun }: { value: number; noun: string }) {
  return (
    <span>
      <b className="font-semibold">{formatNumber(value)}</b> {value === 1 ? noun : `${noun}s`}
    </span>
  );
}

type LastDayDialogProps = {
  link: NamedLink;
  cardid: string;
  returnTo?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
};

function LastDayDialog({ link, cardid, returnTo, onClose }: LastDayDialogProps) {
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
          hint="After that day the link leads to your plain card. Leave empty for no end."
          onChange={(event) => {
            setLastDay(event.target.value);
            form.forget("lastDay");
          }}
        />
      </LinkForm>
    </Dialog>
  );
}

type RenameDialogProps = {
  link: NamedLink;
  cardid: string;
  returnTo?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
};

function RenameDialog({ link, cardid, returnTo, onClose }: RenameDialogProps) {
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
          hint="People see it on the card. The link stays the same."
          onChange={(event) => {
            setName(event.target.value);
            form.forget("name");
          }}
        />
      </LinkForm>
    </Dialog>
  );
}
