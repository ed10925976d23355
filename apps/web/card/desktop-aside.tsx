import { publicCard } from "@visita/domain/messages/public-card";
import { useTranslate } from "../app/lib/language.tsx";
import { displayUrl } from "./card-url.ts";
import { CopyUrl } from "./copy-url.tsx";

type DesktopAsideProps = {
  path: string;
  url: string;
  hasQrCode: boolean;
};

/** The column beside the card on a desktop: takes the card from there to a phone. */
export function DesktopAside({ path, url, hasQrCode }: DesktopAsideProps) {
  const t = useTranslate(publicCard);
  return (
    <aside aria-labelledby="take-with-you" className="card-page-aside">
      <h2 id="take-with-you">{t("takeWithYou")}</h2>
      <p>{t(hasQrCode ? "pointCamera" : "openOnPhone")}</p>
      {hasQrCode && (
        <a href="#qr" className="card-page-qr">
          <img src={`${path}/qr.svg`} alt={t("qrCodeOfCard")} width={1024} height={1024} loading="lazy" />
        </a>
      )}
      <div className="url-box">
        <span dir="ltr" className="url-box-text">
          {displayUrl(url)}
        </span>
        <CopyUrl look="ghost" />
      </div>
    </aside>
  );
}
