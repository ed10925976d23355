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
    label: "Mail signature",
    icon: Mail,
    offer:
      "Your card under every message you send. Copy it once into Gmail, Outlook, Apple Mail or Thunderbird.",
    lead: "Copy puts it on the clipboard with its formatting. Paste it into the signature field of your mail program once.",
  },
  wallet: {
    label: "Wallet",
    icon: Wallet,
    offer: "A pass in Apple Wallet or Google Wallet. Two taps, and the code is on the screen.",
    lead: "A pass keeps your card one swipe away, even without a connection. Open it and let people scan.",
    plainOffer: "A pass in Apple Wallet or Google Wallet. Two taps, and your address is on the screen.",
    plainLead:
      "A pass keeps your card one swipe away, even without a connection. Open it and show your address.",
  },
  print: {
    label: "Print",
    icon: Printer,
    offer: "For the print shop with bleed and crop marks. Or ten on a sheet for your own printer.",
    lead: "Give the PDF to any print shop, or print ten on a sheet and cut along the marks. The code leads to your card and counts as print.",
    plainLead:
      "Give the PDF to any print shop, or print ten on a sheet and cut along the marks. The address on the back leads to your card.",
  },
  qr: {
    label: "QR code",
    icon: QrCode,
    title: "QR code studio",
    offer: "For a stand, a badge, the last slide of a talk. Every code is read back before you get it.",
    lead: "For posters, badges, slides and packages. Each file is decoded before you get it, in the size and colours you chose.",
  },
  nfc: {
    label: "NFC tag",
    icon: Nfc,
    offer: "Hold a phone to the tag and the card opens. Any blank tag will do.",
    lead: "The address of your card fits on any NFC tag: a sticker, a key ring, a card. Whoever holds a phone to it sees your card, without an app.",
  },
  background: {
    label: "Backgrounds",
    icon: MonitorSmartphone,
    offer:
      "Your name and code behind you in calls. The code on your lock screen, ready before the phone is open.",
    lead: "Made in the colour and lines of your card. The code stays clear of your face in calls, and of your thumb on the phone.",
    plainOffer:
      "Your name and address behind you in calls. The same on your lock screen, ready before the phone is open.",
    plainLead:
      "Made in the colour and lines of your card. The address stays clear of your face in calls, and of your thumb on the phone.",
  },
  page: {
    label: "Web page",
    icon: FileCode,
    offer: "The whole card in one file. It opens from a disk or any web host and asks us for nothing.",
    lead: "One file with everything inside. Put it on your own host, send it as an attachment, or keep it on a stick.",
  },
};
