import { plainAddress } from "./card-address.ts";
import { CopyAddress } from "./copy-address.tsx";

type TakeWithYouProps = { path: string; address: string; hasQrCode: boolean };

/** The column beside the card on a desk: from there the way leads to a phone. */
export function TakeWithYou({ path, address, hasQrCode }: TakeWithYouProps) {
  return (
    <aside aria-labelledby="take-with-you" className="card-page-aside">
      <h2 id="take-with-you" className="type-title text-[1.9375rem]!">
        Take this card with you
      </h2>
      <p className="mt-2 mb-5 text-role leading-[1.55] text-muted">
        {hasQrCode
          ? "Point your phone’s camera at the code. The card opens in the browser, no app needed."
          : "Open this address on your phone, or send it to yourself."}
      </p>
      {hasQrCode && (
        <img
          src={`${path}/qr.svg`}
          alt="QR code of this card"
          width={1024}
          height={1024}
          loading="lazy"
          className="mb-5 aspect-square w-full rounded-xl bg-white shadow-lift"
        />
      )}
      <div className="url-box">
        <span className="min-w-0 flex-1 truncate font-medium select-all">{plainAddress(address)}</span>
        <span data-copy-address="ghost" className="contents">
          <CopyAddress address={address} look="ghost" />
        </span>
      </div>
    </aside>
  );
}
