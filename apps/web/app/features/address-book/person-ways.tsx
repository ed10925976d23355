import type { Person } from "@visita/domain/address-book/person.contract";
import { readPhoneNumber } from "@visita/domain/card/phone-number";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { ArrowUpRight, type LucideIcon, Mail, MessageSquareText, Phone, Reply } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { ButtonLabel, buttonClasses } from "../../ui/button.tsx";
import { BreakableEmail } from "../../ui/text-parts.tsx";

type Reachable = Pick<Person, "email" | "phone">;

/** Where calls, mails and messages go; undefined where there is no such way. */
export function wayHrefs({ email, phone }: Reachable) {
  const digits = readPhoneNumber(phone)?.digits;
  return {
    call: digits && `tel:${digits}`,
    mail: email ? `mailto:${encodeURIComponent(email).replace("%40", "@")}` : undefined,
    message: digits && `sms:${digits}`,
  };
}

/** What is done first with somebody who left their details. */
export function ReplyButton({ person }: { person: Reachable & Pick<Person, "origin"> }) {
  const t = useTranslate(addressBookTexts);
  const { mail, message } = wayHrefs(person);
  const href = mail ?? message;
  if (!href) return null;
  return (
    <a href={href} className={buttonClasses({ size: "lg", isFull: true })}>
      <ButtonLabel icon={Reply}>{t(person.origin === "left" ? "reply" : "write")}</ButtonLabel>
    </a>
  );
}

/** Tap targets in the colours of the card on which they left their details. */
export function PersonWays({ person }: { person: Reachable }) {
  const t = useTranslate(addressBookTexts);
  const { call, mail, message } = wayHrefs(person);
  const { email, phone } = person;
  if (!call && !mail) return null;
  return (
    <div className="grid gap-2">
      {call && (
        <Way href={call} label={t("call")} icon={Phone}>
          <bdi dir="ltr">{phone}</bdi>
        </Way>
      )}
      {mail && (
        <Way href={mail} label={t("email")} icon={Mail}>
          <BreakableEmail email={email} />
        </Way>
      )}
      {message && (
        <Way href={message} label={t("message")} icon={MessageSquareText}>
          <bdi dir="ltr">{phone}</bdi>
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
        <span className="text-body font-semibold text-text wrap-anywhere">{children}</span>
      </span>
      <ArrowUpRight aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
    </a>
  );
}
