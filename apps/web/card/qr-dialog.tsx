import type { PublicCard } from "@visita/domain/card/public-card";
import { publicCard } from "@visita/domain/messages/public-card";
import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { useTranslate } from "../app/lib/language.tsx";
import { displayUrl } from "./card-url.ts";
import { CARD_ICON_PATHS } from "./icon-paths.ts";
import { PanelDialog } from "./panel-dialog.tsx";

type QrDialogProps = {
  card: PublicCard;
  path: string;
  /** Where the code leads: to the card itself, for readers of any language. */
  url: string;
};

export function QrDialog({ card: { username, fullname, language }, path, url }: QrDialogProps) {
  const t = useTranslate(publicCard);
  return (
    <PanelDialog
      id="qr"
      title={t("scan")}
      close={t("close")}
      placement="center"
      className="card-cover qr-panel"
    >
      <div className="qr-sheet">
        <img
          src={`${path}/qr.svg`}
          alt={t("qrCodeOf", { name: fullname })}
          width={1024}
          height={1024}
          loading="lazy"
        />
        <p dir="auto" lang={language} className="qr-name">
          {fullname}
        </p>
        <p dir="ltr" className="qr-url">
          {displayUrl(url)}
        </p>
      </div>
      <div className="qr-actions">
        <a
          href={`${path}/qr.png`}
          download={`${username}-qrcode.png`}
          data-qr-download=""
          className="qr-action"
        >
          <LineIcon path={CARD_ICON_PATHS.download} size={20} />
          {t("download")}
        </a>
        <a href="#share" className="qr-action qr-action-main">
          <LineIcon path={CARD_ICON_PATHS.share} size={20} />
          {t("share")}
        </a>
      </div>
    </PanelDialog>
  );
}
