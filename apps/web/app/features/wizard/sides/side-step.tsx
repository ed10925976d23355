import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { wizardSides } from "@visita/domain/owner-messages/wizard-sides";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { BusinessCard } from "../../card/view/business-card.tsx";
import { useSideLanguages, useText, useWizard, useWizardState } from "../wizard-context.tsx";
import { ContactFileLink } from "./contact-file-link.tsx";
import { FirstReading, SideFields } from "./side-fields.tsx";
import { CardLanguage } from "./side-languages.tsx";
import { emptySide, otherLanguage, sideName } from "./side-values.ts";

/** What the card says to people who read another language. */
export function SideStep() {
  const { features, store } = useWizard();
  const hasSide = useWizardState(({ values }) => values.secondSide !== null);
  const color = useWizardState(({ values }) => (features.colour ? values.color : DEFAULT_THEME));
  const box = useRef<HTMLDivElement>(null);
  const hadSide = useRef(hasSide);
  // The button that was pressed is gone.
  useEffect(() => {
    if (hadSide.current === hasSide) return;
    hadSide.current = hasSide;
    box.current?.querySelector("button")?.focus();
    // The focus is in a field of the first side.
    if (hasSide) store.showSide(2);
  }, [hasSide, store]);
  return (
    <div ref={box} data-card={color} className="grid gap-5">
      {hasSide ? (
        <SideFields />
      ) : (
        <>
          <NoSecondSide />
          <CardLanguage />
          <LeftReading />
          <ContactFileLink className="-ms-3 justify-self-start" />
        </>
      )}
    </div>
  );
}

/** A reading that was given with a second side is on the card without it too. It stays while it is emptied. */
function LeftReading() {
  const { value, error } = useText("reading");
  const [wasLeft, setWasLeft] = useState(false);
  const isLeft = value !== "" || error !== undefined;
  if (isLeft && !wasLeft) setWasLeft(true);
  return isLeft || wasLeft ? <FirstReading /> : null;
}

function NoSecondSide() {
  const t = useTranslate(wizardSides);
  const words = useTranslate(wizardTexts);
  const { store, features } = useWizard();
  const [language] = useSideLanguages();
  const values = useWizardState((state) => state.values);
  const color = features.colour ? values.color : DEFAULT_THEME;

  function add() {
    store.set("language", language);
    store.setSecondSide(emptySide(otherLanguage(language)));
  }

  return (
    <div className="grid gap-5 rounded-lg border-[1.5px] border-dashed border-line-strong p-5 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-8 md:p-7">
      <div
        aria-hidden="true"
        className="relative h-38 w-60 max-w-full *:absolute *:w-50 [&_.business-card-name]:text-body"
      >
        <div className="inset-s-9 top-1.5 rotate-5">
          <BusinessCard color={color} fullname="" photo={null} />
        </div>
        <div className="inset-s-0 top-5.5 -rotate-4">
          <BusinessCard color={color} fullname={values.fullname.trim()} photo={values.profilepic} />
        </div>
      </div>
      <div className="grid content-center justify-items-start gap-1.5">
        <h2 className="type-heading">
          <TaggedText
            text={t("oneSideIn", { language: sideName(language, 1, words) })}
            tags={{
              language: (name) => (
                <span lang={language} className="font-display">
                  {name}
                </span>
              ),
            }}
          />
        </h2>
        <p className="max-w-96 text-small text-pretty text-muted">{t("whatItTakes")}</p>
        <Button variant="secondary" icon={Plus} className="mt-3" onClick={add}>
          {t("addSide")}
        </Button>
      </div>
    </div>
  );
}
