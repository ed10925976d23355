import { channelNames, isNamedChannel } from "@visita/domain/messages/channels";
import { publicCard } from "@visita/domain/messages/public-card";
import { ChannelIcon } from "../app/features/card/view/channel-icon.tsx";
import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { type ShareTarget, shareTargets } from "../app/features/card/view/share-targets.ts";
import { useTranslate } from "../app/lib/language.tsx";
import { displayUrl } from "./card-url.ts";
import { CopyUrl } from "./copy-url.tsx";
import { CARD_ICON_PATHS } from "./icon-paths.ts";
import { PanelDialog } from "./panel-dialog.tsx";

type ShareDialogProps = { fullname: string; url: string };

/** What a small phone has room for. A longer link takes two lines: its end, the username, matters most. */
const ONE_LINE_CHARS = 24;

export function ShareDialog({ fullname, url }: ShareDialogProps) {
  const t = useTranslate(publicCard);
  const cardLink = displayUrl(url);
  return (
    <PanelDialog id="share" title={t("shareMe")} close={t("close")} placement="sheet">
      <ul className="share-grid">
        {/* Shown by a script where the device has a share sheet. */}
        <li hidden data-share-sheet="">
          <a href="#share" data-system-share="">
            <LineIcon path={CARD_ICON_PATHS.more} size={26} />
            {t("more")}
          </a>
        </li>
        {shareTargets(url, fullname).map((target) => (
          <li key={target.channel}>
            <Target target={target} />
          </li>
        ))}
      </ul>
      <p className="share-hint">{t("pasteHint")}</p>
      <div className="url-box">
        <textarea
          readOnly
          rows={cardLink.length > ONE_LINE_CHARS ? 2 : 1}
          value={cardLink}
          aria-label={t("linkToCard")}
          dir="ltr"
          className="url-box-text"
        />
        <CopyUrl look="primary" />
      </div>
    </PanelDialog>
  );
}

function Target({ target: { channel, label, href, needsPaste } }: { target: ShareTarget }) {
  const t = useTranslate(channelNames);
  const name = isNamedChannel(channel) ? t(channel) : label;
  return (
    <a
      href={href}
      target={href.startsWith("https:") ? "_blank" : undefined}
      rel="noopener noreferrer"
      data-share-target={channel}
      data-paste-into={needsPaste ? name : undefined}
    >
      <ChannelIcon channel={channel} />
      {name}
    </a>
  );
}
