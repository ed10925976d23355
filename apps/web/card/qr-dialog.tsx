import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { displayUrl } from "./card-url.ts";
import { CARD_ICON_PATHS } from "./icon-paths.ts";
import { PanelDialog } from "./panel-dialog.tsx";

type QrDialogProps = { username: string; fullname: string; path: string; url: string };

export function QrDialog({ username, fullname, path, url }: QrDialogProps) {
  return (
    <PanelDialog id="qr" title="Scan my card" placement="center" className="card-cover qr-panel">
      <div className="qr-sheet">
        <img
          src={`${path}/qr.svg`}
          alt={`QR code of ${fullname}`}
          width={1024}
          height={1024}
          loading="lazy"
        />
        <p dir="auto" className="qr-name">
          {fullname}
        </p>
        <p className="qr-url">{displayUrl(url)}</p>
      </div>
      <div className="qr-actions">
        <a
          href={`${path}/qr.png`}
          download={`${username}-qrcode.png`}
          data-qr-download=""
          className="qr-action"
        >
          <LineIcon path={CARD_ICON_PATHS.download} size={20} />
          Download
        </a>
        <a href="#share" className="qr-action qr-action-main">
          <LineIcon path={CARD_ICON_PATHS.share} size={20} />
          Share
        </a>
      </div>
    </PanelDialog>
  );
}
