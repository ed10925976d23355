import type { OwnCard } from "@visita/domain/card/card.contract";
import { formatNumber } from "@visita/domain/format";
import type { NamedLink } from "@visita/domain/link/link.contract";
import type { RefObject } from "react";
import { QrCodeDialog } from "../card/public/qr-code-dialog.tsx";
import { LastDayDialog } from "./last-day-dialog.tsx";
import type { LinkList } from "./link.queries.ts";
import { type DialogKind, lastDayWords } from "./link-row.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

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
