import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { buttonClasses } from "../app/ui/button.tsx";
import { classNames } from "../app/ui/class-names.ts";
import { CARD_LINES } from "./lines.ts";

type ActionBarProps = { path: string; hasQrCode: boolean };

/** Plain links: to panels that the style sheet shows without a script, and to the contact file. */
export function ActionBar({ path, hasQrCode }: ActionBarProps) {
  return (
    <section aria-label="Actions" className="action-bar">
      {hasQrCode && <BarLink href="#qr" label="QR code" icon={CARD_LINES.qrCode} />}
      <BarLink href="#share" label="Share" icon={CARD_LINES.share} />
      <a
        href={`${path}/contact.vcf`}
        data-contact=""
        className={classNames(
          buttonClasses({ variant: "card", size: "lg" }),
          "action-bar-main gap-2.5 px-2!",
        )}
      >
        <LineIcon path={CARD_LINES.userRoundPlus} size={20} />
        Add to Contact
      </a>
    </section>
  );
}

function BarLink({ href, label, icon }: { href: string; label: string; icon: string }) {
  return (
    <a href={href} title={label} data-share={href === "#share" ? "" : undefined} className="action-bar-link">
      <LineIcon path={icon} size={22} />
      <span>{label}</span>
    </a>
  );
}
