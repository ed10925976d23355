import { siteHome } from "@visita/domain/owner-messages/site-home";
import { Minus, Plus } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Reveal } from "./reveal.tsx";
import { ScreenshotSlider } from "./slider/screenshot-slider.tsx";

export function QuestionsSection() {
  const t = useTranslate(siteHome);
  return (
    <section aria-labelledby="questions" className="below-fold py-8 lg:py-30">
      <div className="mx-auto max-w-320 px-gutter lg:px-10">
        <h2 id="questions" className="mb-6 type-display lg:mb-14">
          {t("questionsAnswered")}
        </h2>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:items-start lg:gap-20">
          <Reveal>
            <ScreenshotSlider />
          </Reveal>
          <QuestionList />
        </div>
      </div>
    </section>
  );
}

/** The browser's own disclosure: those of one name close each other, with a script or without. */
function QuestionList() {
  const t = useTranslate(siteHome);
  return (
    <div className="border-t border-line">
      {QUESTIONS.map(([question, answer], index) => (
        <details key={question} name="faq" open={index === 0} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 lg:py-3 lg:min-h-17 [&::-webkit-details-marker]:hidden">
            <h3 className="type-subheading lg:text-[1.3125rem]">{t(question)}</h3>
            <Plus aria-hidden="true" size={22} strokeWidth={1.75} className={`${sign} group-open:hidden`} />
            <Minus
              aria-hidden="true"
              size={22}
              strokeWidth={1.75}
              className={`${sign} hidden group-open:block`}
            />
          </summary>
          <p className="pe-10 pb-5 text-muted">{t(answer)}</p>
        </details>
      ))}
    </div>
  );
}

const sign = "shrink-0 text-accent";

const QUESTIONS = [
  ["whatIsACard", "whatIsACardAnswer"],
  ["customize", "customizeAnswer"],
  ["howToShare", "howToShareAnswer"],
  ["changesAfterSharing", "changesAfterSharingAnswer"],
  ["isItSecure", "isItSecureAnswer"],
  ["whichDevices", "whichDevicesAnswer"],
  ["atEvents", "atEventsAnswer"],
  ["moreThanOneCard", "moreThanOneCardAnswer"],
] as const;
