import { roleLine } from "@visita/domain/card/role-line";
import type { KitPiece } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { defaultChannels, layoutsOf, signatureHtml } from "@visita/domain/kit/signature";
import { kitPictures } from "@visita/domain/owner-messages/kit-pictures";
import type { ReactNode } from "react";
import { displayLink, publicUrlOf } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { CardCover } from "../../../ui/card-cover.tsx";
import { CardView } from "../../card/view/card-view.tsx";
import { Sitter } from "../background/background-preview.tsx";
import { hintsOf, signatureWords } from "../card-words.ts";
import { FramedCode } from "../code/framed-code.tsx";
import { LacedCode } from "../laced-code.tsx";
import { TagArt } from "../nfc/tag-art.tsx";
import { previewMarkup } from "../signature/preview-markup.ts";
import { SignatureMarkup } from "../signature/signature-preview.tsx";
import { Device, Window } from "../stage.tsx";
import { ApplePass } from "../wallet/pass-preview.tsx";
import { PrintedBack, PrintedFront } from "./printed-card.tsx";

type ArtProps = { kit: Kit };

/** Drawn by the page itself: opening the overview makes the server draw nothing. */
export const TILE_ART: Readonly<Record<KitPiece, (props: ArtProps) => ReactNode>> = {
  signature: MailArt,
  wallet: WalletArt,
  print: PrintArt,
  qr: CodeArt,
  nfc: NfcArt,
  background: BackgroundArt,
  page: PageArt,
};

function MailArt({ kit }: ArtProps) {
  const t = useTranslate(kitPictures);
  const { card } = kit;
  const publicUrl = publicUrlOf(kit);
  const layout = layoutsOf(card).at(-1) ?? "line";
  const html = signatureHtml(card, {
    layout,
    channels: defaultChannels(card),
    publicUrl,
    words: signatureWords(card),
  });
  return (
    <Window
      title={<span>{t("newMessage")}</span>}
      className="absolute inset-x-5 top-5 h-80 md:inset-x-6 md:top-7"
    >
      <div className="kit-mail-body">
        <p className="max-md:hidden">{t("suitsUs")}</p>
        <p>{t("kindRegards")}</p>
        <SignatureMarkup html={previewMarkup(html, publicUrl)} />
      </div>
    </Window>
  );
}

function WalletArt({ kit }: ArtProps) {
  return (
    <div className="absolute top-16 left-1/2 w-60 -translate-x-1/2 rotate-3">
      <ApplePass kit={kit} />
    </div>
  );
}

function PrintArt({ kit }: ArtProps) {
  return (
    <>
      <PrintedBack
        kit={kit}
        className="kit-lying absolute top-19 left-1/2 w-54 -translate-x-[36%] rotate-[5deg]"
      />
      <PrintedFront
        kit={kit}
        className="kit-lying absolute top-9 left-1/2 w-54 -translate-x-[62%] -rotate-6"
      />
    </>
  );
}

/** Without premium nobody's code is shown, but what one looks like. */
function CodeArt({ kit }: ArtProps) {
  const url = kit.qrCode ? kit.url : "https://visita.example/c/giulia";
  return (
    <FramedCode
      theme={kit.card.color}
      url={url}
      caption={hintsOf(kit.card)("scanToSave")}
      cardLink={displayLink(kit.url)}
      className="kit-lying absolute! top-5 left-1/2 w-37 -translate-x-1/2 -rotate-4 lg:w-42"
    />
  );
}

function NfcArt({ kit }: ArtProps) {
  return (
    <div className="absolute inset-x-0 top-1/2 -translate-y-1/2 scale-75">
      <TagArt color={kit.card.color} />
    </div>
  );
}

/** Pictures are mirrored in no language. */
function BackgroundArt({ kit }: ArtProps) {
  return (
    <div dir="ltr" className="absolute inset-0 text-start">
      <CardCover
        theme={kit.card.color}
        className="kit-lying absolute! top-7 inset-s-5 aspect-video w-68 overflow-hidden rounded-md md:inset-s-7 lg:w-90"
      >
        <Corner kit={kit} className="absolute top-[6%] inset-s-[3.4%] w-[26%]" />
        <Sitter />
      </CardCover>
      <Device className="absolute top-5 inset-e-5 w-25 rounded-[1.375rem]! p-1.25! lg:inset-e-9 lg:w-34">
        <CardCover theme={kit.card.color} as="span" className="grid aspect-[1170/2532] place-items-center">
          <Corner kit={kit} className="w-3/4 justify-items-center text-center" />
        </CardCover>
      </Device>
    </div>
  );
}

/** Code or link, and the name below it. */
function Corner({ kit, className }: ArtProps & { className: string }) {
  const { fullname, occupation, companyname } = kit.card;
  return (
    <span className={`grid grid-cols-[minmax(0,1fr)] gap-1 wrap-anywhere ${className}`}>
      {kit.qrCode && <LacedCode url={kit.url} className="w-3/4" />}
      <span dir="auto" className="line-clamp-3 font-display text-[0.625rem] leading-[1.15]">
        {fullname}
      </span>
      <span dir="auto" className="line-clamp-2 text-[0.375rem] leading-[1.3]">
        {kit.qrCode ? roleLine(occupation, companyname) : displayLink(kit.url)}
      </span>
    </span>
  );
}

function PageArt({ kit }: ArtProps) {
  return (
    <Window
      title={<span className="kit-window-url">{kit.card.username}.html</span>}
      className="absolute inset-x-5 top-5 h-80 md:inset-x-6 md:top-7"
    >
      <div className="relative flex-1 overflow-hidden bg-paper-100">
        <div className="absolute top-4 left-1/2 w-97.5 origin-top -translate-x-1/2 scale-62">
          <CardView card={kit.card} />
        </div>
      </div>
    </Window>
  );
}
