import type { OwnCard } from "@visita/domain/card/card.contract";
import { utcToday } from "@visita/domain/format";
import type { NamedLink, UpdateLinkInput } from "@visita/domain/link/link.contract";
import { linkNameProblem } from "@visita/domain/link/link.rules";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { linksPage } from "@visita/domain/owner-messages/links";
import { type RefObject, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { QrCodeDialog } from "../card/public/qr-code-dialog.tsx";
import { type LinkList, useLinkChanges } from "./link.queries.ts";
import { LinkForm } from "./link-form.tsx";
import type { DialogKind } from "./link-row.tsx";
import { LinkCount, lastDayFigure } from "./link-row-parts.tsx";
import { NewAddressDialog, ShownDialog } from "./secret-dialogs.tsx";
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
  const t = useTranslate(linksPage);
  const { update } = useLinkChanges(card.cardid);
  const link = list.links.find(({ linkid }) => linkid === dialog?.linkid);
  if (!dialog || !link) return null;
  const shared = { link, update, returnTo: dialog.returnTo, onClose };
  if (dialog.kind === "name") return <RenameDialog {...shared} />;
  if (dialog.kind === "day") return <LastDayDialog {...shared} />;
  if (dialog.kind === "shown") return <ShownDialog {...shared} card={card} list={list} />;
  if (dialog.kind === "address") return <NewAddressDialog {...shared} card={card} list={list} />;
  return (
    <QrCodeDialog
      isOpen
      onOpenChange={onClose}
      color={card.color}
      title={t("scanThisLink")}
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
  const t = useTranslate(linksPage);
  return (
    <p className="mt-2.5 flex flex-wrap justify-center gap-x-3.5 gap-y-0.5 px-4 text-small text-ink-600">
      <span>
        <LinkCount text={t("viewCount", { count: link.views })} />
      </span>
      <span>
        <LinkCount text={t("saveCount", { count: link.saves })} />
      </span>
      <span>{lastDayFigure(link, t)}</span>
    </p>
  );
}

type ChangeDialogProps = {
  link: Pick<NamedLink, "linkid" | "name" | "lastDay"> & Partial<Pick<NamedLink, "secret">>;
  update: (linkid: string, body: UpdateLinkInput) => Promise<unknown>;
  returnTo?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
};

type LastDayDialogProps = ChangeDialogProps & {
  /** What follows that day. */
  hint?: string;
};

export function LastDayDialog({ link, update, hint, returnTo, onClose }: LastDayDialogProps) {
  const t = useTranslate(linksPage);
  const common = useTranslate(commonTexts);
  const [lastDay, setLastDay] = useState(link.lastDay ?? "");
  const form = useLinkForm({
    check: () => ({}),
    send: () => update(link.linkid, { lastDay: lastDay || null }),
    onDone: onClose,
  });
  return (
    <Dialog isOpen onOpenChange={onClose} returnTo={returnTo} title={t("lastDay")}>
      <LinkForm form={form} submitLabel={common("save")} busyLabel={common("saving")}>
        <TextField
          {...form.field("lastDay")}
          label={t("lastDayOf", { name: link.name })}
          isOptional
          type="date"
          min={utcToday()}
          value={lastDay}
          hint={hint ?? t("lastDayHint")}
          onChange={(event) => {
            setLastDay(event.target.value);
            form.forget("lastDay");
          }}
        />
      </LinkForm>
    </Dialog>
  );
}

export function RenameDialog({ link, update, returnTo, onClose }: ChangeDialogProps) {
  const t = useTranslate(linksPage);
  const common = useTranslate(commonTexts);
  const [name, setName] = useState(link.name);
  const form = useLinkForm({
    check: () => ({ name: linkNameProblem(name) }),
    send: () => update(link.linkid, { name }),
    onDone: onClose,
  });
  return (
    <Dialog isOpen onOpenChange={onClose} returnTo={returnTo} title={t("rename")}>
      <LinkForm form={form} submitLabel={common("save")} busyLabel={common("saving")}>
        <TextField
          {...form.field("name")}
          label={t("name")}
          isRequired
          dir="auto"
          autoComplete="off"
          value={name}
          hint={t(link.secret ? "onlyYouRead" : "renameHint")}
          onChange={(event) => {
            setName(event.target.value);
            form.forget("name");
          }}
        />
      </LinkForm>
    </Dialog>
  );
}
