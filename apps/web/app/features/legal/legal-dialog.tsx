import { BRAND } from "@visita/domain/brand";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type LegalKey, legalTexts } from "@visita/domain/owner-messages/legal";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { LegalSection } from "./legal-texts.ts";
import { LEGAL_TEXTS, type LegalTextName } from "./legal-texts.ts";

type LegalDialogProps = {
  text: LegalTextName;
  /** The heading to begin at. */
  section?: LegalSection["id"];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The text scrolls inside the dialog: title and close button stay in reach however long it is. */
export function LegalDialog({ text, section: first, isOpen, onOpenChange }: LegalDialogProps) {
  const t = useTranslate(legalTexts);
  const title = useTranslate(commonTexts)(text);
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <p className="text-help text-muted">{t("lastUpdated")}</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be scrollable by the keyboard too
        tabIndex={0}
        aria-label={title}
        className="running-text -mx-6 mt-4 -mb-6 grid max-h-[min(62dvh,40rem)] gap-5 overflow-y-auto overscroll-contain rounded-b-xl border-t border-line px-6 pt-5 pb-6 focus-visible:-outline-offset-3"
      >
        {LEGAL_TEXTS[text].map((section) => (
          <LegalSectionText
            key={section.heading}
            section={section}
            brand={brand}
            isFirst={first !== undefined && section.id === first}
          />
        ))}
      </section>
    </Dialog>
  );
}

/** Not every text has a placeholder. */
type Say = (key: LegalKey, values: { brand: string }) => string;

type LegalSectionTextProps = { section: LegalSection; brand: string; isFirst: boolean };

function LegalSectionText({ section, brand, isFirst }: LegalSectionTextProps) {
  const t = useTranslate(legalTexts);
  const say = (key: LegalKey) => (t as Say)(key, { brand });
  return (
    <div ref={isFirst ? scrollTo : undefined} className="grid scroll-mt-5 gap-2">
      <h3 className="font-semibold">{say(section.heading)}</h3>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="text-small text-pretty">
          {say(paragraph)}
        </p>
      ))}
      {section.points && (
        <ul className="grid list-disc gap-1 ps-5 text-small">
          {section.points.map((point) => (
            <li key={point}>{say(point)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function scrollTo(section: HTMLElement | null) {
  section?.scrollIntoView({ block: "start" });
}
