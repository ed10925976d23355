import { KIT_PIECES, type KitPiece } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import type english from "@visita/domain/owner-messages/kit/en";
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

type KitKey = keyof typeof english;
type PieceFacts = {
  label: KitKey;
  icon: LucideIcon;
  /** The heading of its own page. */
  title: KitKey;
  /** How it is used, in two sentences. */
  lead: KitKey;
  /** The same without a QR code. */
  plainLead: KitKey;
};

/** Without keys there are no passes: the piece is there for admins alone, who can set them. */
export function offeredPieces(kit: Pick<Kit, "wallets"> | undefined): readonly KitPiece[] {
  const wallets = Object.values(kit?.wallets ?? {});
  const hasWallet = wallets.some(({ isConfigured, missing }) => isConfigured || missing.length > 0);
  return hasWallet ? KIT_PIECES : KIT_PIECES.filter((piece) => piece !== "wallet");
}

export const PIECES = {
  signature: {
    label: "signature",
    icon: Mail,
    title: "signature",
    lead: "signatureLead",
    plainLead: "signatureLead",
  },
  wallet: {
    label: "wallet",
    icon: Wallet,
    title: "wallet",
    lead: "walletLead",
    plainLead: "walletLeadWithLink",
  },
  print: {
    label: "print",
    icon: Printer,
    title: "print",
    lead: "printLead",
    plainLead: "printLeadWithLink",
  },
  qr: {
    label: "qrCode",
    icon: QrCode,
    title: "qrCodeStudio",
    lead: "codeLead",
    plainLead: "codeLead",
  },
  nfc: {
    label: "nfcTag",
    icon: Nfc,
    title: "nfcTag",
    lead: "nfcLead",
    plainLead: "nfcLead",
  },
  background: {
    label: "backgrounds",
    icon: MonitorSmartphone,
    title: "backgrounds",
    lead: "backgroundLead",
    plainLead: "backgroundLeadWithLink",
  },
  page: {
    label: "webPage",
    icon: FileCode,
    title: "webPage",
    lead: "pageLead",
    plainLead: "pageLead",
  },
} as const satisfies Record<KitPiece, PieceFacts>;
