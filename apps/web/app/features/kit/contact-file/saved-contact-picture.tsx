import type { VisibleCard } from "@visita/domain/card/card.contract";
import { initials } from "@visita/domain/card/initials";
import { firstLanguage } from "@visita/domain/language/choose-language";
import { directionOf } from "@visita/domain/language/languages";
import { kitContact } from "@visita/domain/owner-messages/kit-contact";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { CardPhoto } from "../../card/view/card-pictures.tsx";
import { channelNamesOf, hintsOf } from "../card-words.ts";
import { Device } from "../stage.tsx";
import type { SavedContact } from "./read-contact-file.ts";

type SavedContactPictureProps = {
  contact: SavedContact;
  /** The side that it was saved from. */
  side: Pick<VisibleCard, "language" | "color">;
};

/** The contact as an address book shows it, in the language of the side. A phone follows neither our colours nor our dark mode. */
export function SavedContactPicture({ contact, side }: SavedContactPictureProps) {
  const t = useTranslate(kitContact);
  const channelName = channelNamesOf(side);
  const language = firstLanguage([side.language]);
  const { name, reading, role, company, photo, rows, note } = contact;
  return (
    <section aria-label={t("onPhone")}>
      <Device className="mx-auto w-full max-w-78 lg:mx-0">
        <div lang={language} dir={directionOf(language)} className="kit-contact">
          <div data-card={side.color} className="grid justify-items-center gap-0.5 text-center">
            <CardPhoto src={photo} letters={initials(name)} className="mb-3 w-20 text-[2rem]" />
            {reading && (
              <p dir="auto" className="kit-contact-faint text-help tracking-[0.04em]">
                {reading}
              </p>
            )}
            <p dir="auto" className="text-[1.5rem] leading-[1.3] font-semibold">
              {name}
            </p>
            {[role, company].filter(Boolean).map((text) => (
              <p key={text} dir="auto" className="kit-contact-faint text-small">
                {text}
              </p>
            ))}
          </div>
          <dl>
            {rows.map(({ key, label, channel, value, isText }) => (
              <Row key={key} label={label ?? channelName(channel)}>
                <bdi dir={isText ? "auto" : "ltr"}>{value}</bdi>
              </Row>
            ))}
          </dl>
          {note && (
            <dl>
              <Row label={hintsOf(side)("note")}>
                <span dir="auto" className="block whitespace-pre-line">
                  {note}
                </span>
              </Row>
            </dl>
          )}
        </div>
      </Device>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt dir="auto">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
