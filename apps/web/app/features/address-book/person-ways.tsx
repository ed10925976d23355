import type { Person } from "@visita/domain/address-book/person.contract";
import { readPhoneNumber } from "@visita/domain/card/phone-number";
import { ArrowUpRight, type LucideIcon, Mail, MessageSquareText, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { BreakableEmail } from "../../ui/text-parts.tsx";

/** Tap targets in the colours of the card on which they left their details. */
export function PersonWays({ person: { email, phone } }: { person: Pick<Person, "email" | "phone"> }) {
  const digits = readPhoneNumber(phone)?.digits;
  if (!email && !digits) return null;
  return (
    <div className="grid gap-2">
      {digits && (
        <Way href={`tel:${digits}`} label="Call" icon={Phone}>
          {phone}
        </Way>
      )}
      {email && (
        <Way href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} label="Mail" icon={Mail}>
          <BreakableEmail email={email} />
        </Way>
      )}
      {digits && (
        <Way href={`sms:${digits}`} label="Message" icon={MessageSquareText}>
          {phone}
        </Way>
      )}
    </div>
  );
}

type WayProps = { href: string; label: string; icon: LucideIcon; children: ReactNode };

function Way({ href, label, icon: Icon, children }: WayProps) {
  return (
    <a
      href={href}
      className="group flex min-h-16 items-center gap-3.5 rounded-lg bg-card-tile py-2 pe-3.5 ps-4.5 transition-colors duration-hover hover:bg-[color-mix(in_oklab,var(--card-tile)_86%,var(--card-deep))]"
    >
      <Icon aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0 text-card-deep" />
      <span className="grid min-w-0 flex-1 text-caption leading-[1.35] text-muted group-hover:text-text">
        <span>{label}</span>
        <bdi className="text-body font-semibold text-text wrap-anywhere">{children}</bdi>
      </span>
      <ArrowUpRight aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
    </a>
  );
}
