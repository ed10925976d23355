import { KIT_PIECES, type KitPiece } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import {
  FileCode,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Nfc,
  Printer,
  QrCode,
  Wallet,
} from "lucide-react";

type PieceTexts = {
  label: string;
  icon: LucideIcon;
  /** On the overview. */
  offer: string;
  /** The heading of its own page, where it is not the label. */
  title?: string;
  /** How it is used, in two sentences. */
  lead: string;
  /** The same without a QR code, where the code is spoken of. */
  plainOffer?: string;
  plainLead?: string;
};

/** Without keys there are no passes: the piece is there for admins alone, who can set them. */
export function offeredPieces(kit: Pick<Kit, "wallets"> | undefined): readonly KitPiece[] {
  const wallets = Object.values(kit?.wallets ?? {});
  const hasWallet = wallets.some(({ isConfigured, missing }) => isConfigured || missing.length > 0);
  return hasWallet ? KIT_PIECES : KIT_PIECES.filter((piece) => piece !== "wallet");
}

export const PIECE_TEXTS: Readonly<Record<KitPiece, PieceTexts>> = {
  signature: {
    label: "Email signature",
    icon: Mail,
    offer: "Your card under every email. Copy it once into Gmail, Outlook, Apple Mail or Thunderbird.",
    lead: "Copy once. It appears under every email.",
  },
  wallet: {
    label: "Wallet",
    icon: Wallet,
    offer: "A pass in Apple Wallet or Google Wallet. Two taps, and the code is on the screen.",
    lead: "A pass keeps your card one swipe away, even without a connection. Open it and let people scan.",
    plainOffer: "A pass in Apple Wallet or Google Wallet. Two taps, and your link is on the screen.",
    plainLead:
      "A pass keeps your card one swipe away, even without a connection. Open it and show your link.",
  },
  print: {
    label: "Print",
    icon: Printer,
    offer: "For the print shop with bleed and crop marks. Or ten on a sheet for your own printer.",
    lead: "Give the PDF to any print shop, or print ten on a sheet and cut along the marks. The code opens your card, and its visits count as print.",
    plainLead:
      "Give the PDF to any print shop, or print ten on a sheet and cut along the marks. The link on the back opens your card.",
  },
  qr: {
    label: "QR code",
    icon: QrCode,
    title: "QR code studio",
    offer: "For posters, badges and slides. Every code is scan-tested.",
    lead: "For posters, badges, slides and packaging. Each file is scan-tested in the size and colours you chose.",
  },
  nfc: {
    label: "NFC tag",
    icon: Nfc,
    offer: "Hold a phone to the tag and the card opens. Any blank tag works.",
    lead: "The link to your card fits on any NFC tag: a sticker, a key ring, a card. Hold a phone to it and the card opens, no app needed.",
  },
  background: {
    label: "Backgrounds",
    icon: MonitorSmartphone,
    offer: "Your name and code behind you in calls. The code on your lock screen, ready to scan.",
    lead: "Made in the colour and lines of your card. The code stays clear of your face in calls, and of your thumb on the phone.",
    plainOffer: "Your name and link behind you in calls and on your lock screen.",
    plainLead:
      "Made in the colour and lines of your card. The link stays clear of your face in calls, and of your thumb on the phone.",
  },
  page: {
    label: "Web page",
    icon: FileCode,
    offer: "The whole card in one file. It opens from disk or any web host, without a request to us.",
    lead: "One file with everything inside. Host it yourself, send it as an attachment, or keep it on a USB stick.",
  },
};
