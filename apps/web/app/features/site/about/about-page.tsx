import { BRAND } from "@visita/domain/brand";
import { siteAbout } from "@visita/domain/owner-messages/site-about";
import { Link } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { SampleBusinessCard } from "../../card/public/sample-people/sample-business-card.tsx";
import { GetStartedBanner, PageIntro } from "../shared/page-parts.tsx";

export function AboutPage() {
  const t = useTranslate(siteAbout);
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <>
      <div
        className={`${pageWidth} grid gap-10 pt-5 pb-20 lg:grid-cols-2 lg:items-center lg:gap-20 lg:pt-16 lg:pb-28`}
      >
        <PageIntro title={t("meetingSomeone")}>{t("mission", { brand })}</PageIntro>
        <Cards />
      </div>
      <Story />
      <OpennessSection />
      <FounderNote />
      <GetStartedBanner title={t("leaveYourOwn")} other={{ to: "/contact", label: t("writeToUs") }}>
        {t("leaveYourOwnText")}
      </GetStartedBanner>
    </>
  );
}

function Cards() {
  return (
    <div
      aria-hidden="true"
      inert
      className="relative aspect-[1.2] animate-entrance [animation-delay:80ms] max-md:[&_.business-card-role]:hidden"
    >
      <div className="absolute top-[27%] inset-s-0 w-[54%] -rotate-6">
        <SampleBusinessCard name="ingrid" />
      </div>
      <div className="absolute top-[3%] inset-e-0 w-[54%] rotate-4">
        <SampleBusinessCard name="kwame" />
      </div>
      <div className="absolute inset-e-[3%] bottom-[4%] w-[56%] -rotate-2">
        <SampleBusinessCard name="giulia" />
      </div>
    </div>
  );
}

function Story() {
  const t = useTranslate(siteAbout);
  return (
    <section
      className={`${pageWidth} grid gap-6 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20 lg:pb-28`}
    >
      <h2 className="type-title">{t("theStory")}</h2>
      <div className="grid max-w-[42rem] gap-5 text-role leading-[1.62]">
        <p>{t("storyCorner")}</p>
        <p>{t("storyPaper")}</p>
        <p>{t("storyDigital")}</p>
        <p>{t("storyOurs")}</p>
        <p>{t("storyNow")}</p>
      </div>
    </section>
  );
}

const PROMISES = [
  ["openSource", "openSourceText"],
  ["yoursToHost", "yoursToHostText"],
  ["noTrackers", "noTrackersText"],
  ["yourNumbers", "yourNumbersText"],
  ["noLockIn", "noLockInText"],
  ["forEveryone", "forEveryoneText"],
] as const;

/** Dark in both modes, as on the home page. */
function OpennessSection() {
  const t = useTranslate(siteAbout);
  const sourceUrl = useSettings()?.sourceUrl;
  return (
    <section className="bg-ink-900 py-16 text-paper-50 lg:py-24 dark:bg-ink-850">
      <div className={`${pageWidth} grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20`}>
        <h2 className="type-title">{t("howItStaysOpen")}</h2>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {PROMISES.map(([title, text]) => (
            <li key={title} className="border-t border-ink-800 py-5.5 dark:border-ink-700">
              <h3 className="type-heading">{t(title)}</h3>
              <p className="mt-1.5 text-paper-400">{t(text)}</p>
              {title === "openSource" && sourceUrl && (
                <a href={sourceUrl} className={promiseLink}>
                  {t("readTheSource")}
                </a>
              )}
              {title === "forEveryone" && (
                <Link to="/accessibility" className={promiseLink}>
                  {t("readTheStatement")}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const promiseLink =
  "mt-1 inline-flex min-h-touch items-center font-semibold text-paper-50 underline decoration-1 underline-offset-3 hover:decoration-2";

/** True of the project, whoever runs an installation: it names no person and tells no life. */
function FounderNote() {
  const t = useTranslate(siteAbout);
  return (
    <section
      className={`${pageWidth} grid gap-6 py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20 lg:py-28`}
    >
      <h2 className="type-title">{t("fromTheFounders")}</h2>
      <div className="grid max-w-[42rem] gap-5 font-display text-[1.375rem] leading-(--text-body--line-height) font-[420] tracking-(--text-heading--letter-spacing)">
        <p>{t("weLikePaper")}</p>
        <p>{t("whyOpen")}</p>
      </div>
    </section>
  );
}

export const meta = metaIn(siteAbout, { title: "title", description: "description" });

export default AboutPage;
