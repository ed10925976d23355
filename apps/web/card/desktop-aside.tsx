import { displayUrl } from "./card-url.ts";
import { CopyUrl } from "./copy-url.tsx";

type DesktopAsideProps = {
  path: string;
  url: string;
  hasQrCode: boolean;
};

/** The column beside the card on a desktop: takes the card from there to a phone. */
export function DesktopAside({ path, url, hasQrCode }: DesktopAsideProps) {
  return (
    <aside aria-labelledby="take-with-you" className="card-page-aside">
      <h2 id="take-with-you">Take this card with you</h2>
      <p>
        {hasQrCode
          ? "Point your phone’s camera at the code. The card opens in the browser, no app needed."
          : "Open this link on your phone, or send it to yourself."}
      </p>
      {hasQrCode && (
        <a href="#qr" className="card-page-qr">
          <img src={`${path}/qr.svg`} alt="QR code of this card" width={1024} height={1024} loading="lazy" />
        </a>
      )}
      <div className="url-box">
        <span className="url-box-text">{displayUrl(url)}</span>
        <CopyUrl look="ghost" />
      </div>
    </aside>
  );
}
