import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { plainAddress } from "./card-address.ts";
import { CARD_LINES } from "./lines.ts";
import { PanelDialog } from "./panel-dialog.tsx";

type QrDialogProps = { username: string; fullname: string; path: string; address: string };

export function QrDialog({ username, fullname, path, address }: QrDialogProps) {
  return (
    <PanelDialog id="qr" title="Scan my card" placement="center" className="card-cover qr-panel">
      <div className="overflow-hidden rounded-lg bg-white pb-4.5 text-center text-ink-900">
        <img
          src={`${path}/qr.svg`}
          alt={`QR code of ${fullname}`}
          width={1024}
          height={1024}
          loading="lazy"
          className="aspect-square w-full"
        />
        <p dir="auto" className="px-4 font-display text-[1.5rem] leading-[1.15] font-[460] wrap-break-word">
          {fullname}
        </p>
        <p className="mt-0.5 px-4 text-small wrap-anywhere text-ink-600">{plainAddress(address)}</p>
      </div>
      <div className="mt-4 flex gap-3 *:flex-1">
        <a
          href={`${path}/qr.png`}
          download={`${username}-qrcode.png`}
          data-qr-download=""
          className="qr-action border-current"
        >
          <LineIcon path={CARD_LINES.download} size={20} />
          Download
        </a>
        <a href="#share" data-share="" className="qr-action border-white bg-white text-ink-900">
          <LineIcon path={CARD_LINES.share} size={20} />
          Share
        </a>
      </div>
    </PanelDialog>
  );
}
