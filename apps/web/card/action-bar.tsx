import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { HelloBarLink } from "./hello-links.tsx";
import { CARD_ICON_PATHS } from "./icon-paths.ts";

type ActionBarProps = {
  /** Of the card, or of the link by which it was opened: its contact file says where one met. */
  contactPath: string;
  hasQrCode: boolean;
  /** The page on which visitors leave their details; undefined where they cannot. */
  helloPath: string | undefined;
};

/** Plain links: to dialogs that CSS opens by :target without a script, and to the contact file. */
export function ActionBar({ contactPath, hasQrCode, helloPath }: ActionBarProps) {
  return (
    <section aria-label="Actions" className="action-bar">
      {hasQrCode && <BarLink href="#qr" label="QR code" icon={CARD_ICON_PATHS.qrCode} />}
      <BarLink href="#share" label="Share" icon={CARD_ICON_PATHS.share} />
      <a href={`${contactPath}/contact.vcf`} data-contact="" className="action-bar-main">
        <LineIcon path={CARD_ICON_PATHS.userRoundPlus} size={20} />
        Add to Contact
      </a>
      {helloPath && <HelloBarLink path={helloPath} />}
    </section>
  );
}

function BarLink({ href, label, icon }: { href: string; label: string; icon: string }) {
  return (
    <a href={href} title={label} className="action-bar-link">
      <LineIcon path={icon} size={22} />
      <span>{label}</span>
    </a>
  );
}
