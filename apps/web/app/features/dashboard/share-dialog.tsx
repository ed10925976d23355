import type { VisibleCard } from "@visita/domain/card/card.contract";
import { channelNames, isNamedChannel } from "@visita/domain/messages/channels";
import { sharingTexts } from "@visita/domain/owner-messages/sharing";
import { type MouseEvent, useState } from "react";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useCopyAndTell } from "../../ui/copy-button.tsx";
import { DialogPanel } from "../../ui/dialog-panel.tsx";
import { LinkBox } from "../../ui/link-box.tsx";
import { ChannelIcon } from "../card/view/channel-icon.tsx";
import { type ShareTarget, shareTargets } from "../card/view/share-targets.ts";

export type ShareDialogProps = {
  card: VisibleCard;
  url: string;
  hasQrCode: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShared: () => void;
};

/** For browsers without a share sheet: the link, the code, and the places that take a link. */
export function ShareDialog(props: ShareDialogProps) {
  const { card, url, hasQrCode, isOpen, onOpenChange, onShared } = props;
  const t = useTranslate(sharingTexts);
  const { username, fullname } = card;
  return (
    <DialogPanel isOpen={isOpen} onOpenChange={onOpenChange} title={t("shareYourCard")}>
      <div className="mt-3 grid gap-5">
        {hasQrCode && <Code username={username} fullname={fullname} />}
        <LinkBox label={t("linkToCard")} url={url} onCopied={onShared} />
        <ul
          aria-label={t("shareWith")}
          data-card={card.color}
          className="-mx-1 grid grid-cols-4 gap-x-1 gap-y-3.5 xs:grid-cols-5"
        >
          {shareTargets(url, fullname).map((target) => (
            <li key={target.channel}>
              <TargetLink target={target} url={url} onShared={onShared} />
            </li>
          ))}
        </ul>
      </div>
    </DialogPanel>
  );
}

function Code({ username, fullname }: Pick<VisibleCard, "username" | "fullname">) {
  const t = useTranslate(sharingTexts);
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      src={`${cardPath(username)}/qr.svg`}
      alt={t("qrCodeOf", { name: fullname })}
      width={1024}
      height={1024}
      onError={() => setMissing(true)}
      className="mx-auto aspect-square h-auto w-44 rounded-lg"
    />
  );
}

type TargetLinkProps = { target: ShareTarget; url: string; onShared: () => void };

function TargetLink({ target, url, onShared }: TargetLinkProps) {
  const t = useTranslate(sharingTexts);
  const channelName = useTranslate(channelNames);
  const copyAndTell = useCopyAndTell();
  const { channel, label, href, needsPaste } = target;
  const name = isNamedChannel(channel) ? channelName(channel) : label;

  async function copyAndOpen() {
    if (!(await copyAndTell(url, { done: t("pasteInto", { app: name }) }))) return;
    open(href, "_blank", "noopener,noreferrer");
    onShared();
  }

  function press(event: MouseEvent) {
    if (!needsPaste) return onShared();
    event.preventDefault();
    void copyAndOpen();
  }

  return (
    <a
      href={href}
      target={href.startsWith("https:") ? "_blank" : undefined}
      rel="noopener noreferrer"
      onClick={press}
      className="group grid content-start justify-items-center gap-1.5 rounded-lg text-center text-caption font-medium no-underline"
    >
      <span className="grid size-14 place-items-center rounded-lg bg-(--card-tile) text-(--card-deep) transition-colors duration-hover group-hover:bg-card-base group-hover:text-card-on">
        <ChannelIcon channel={channel} size={26} />
      </span>
      {name}
    </a>
  );
}
