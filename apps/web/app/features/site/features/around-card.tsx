import { featuresOf } from "@visita/domain/billing/plan.rules";
import { type SiteFeaturesText, siteFeatures } from "@visita/domain/owner-messages/site-features";
import { teamOffer } from "@visita/domain/owner-messages/team-offer";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import contacts from "../../../assets/story/contacts.avif";
import insights from "../../../assets/story/insights.avif";
import kit from "../../../assets/story/kit.avif";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextLink } from "../../../ui/links.tsx";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { CopyContents } from "../shared/copy-contents.tsx";
import { Screen } from "../shared/page-parts.tsx";

type Topic = { title: string; points: readonly string[]; picture: ReactNode };

/** Not counted among the twelve, which are about the card itself. */
function topics(t: SiteFeaturesText): readonly Topic[] {
  return [
    {
      title: t("insights"),
      picture: <Screen src={insights} alt={t("insightsPicture")} />,
      points: [
        t("insightsFigures"),
        t("insightsLinks", { count: featuresOf("inactive").links }),
        t("insightsPrivacy"),
      ],
    },
    {
      title: t("details"),
      picture: <Screen src={contacts} alt={t("detailsPicture")} />,
      points: [t("detailsLeft"), t("detailsKept")],
    },
    {
      title: t("everywhere"),
      picture: <Screen src={kit} alt={t("everywherePicture")} />,
      points: [t("everywherePieces"), t("everywhereCodes")],
    },
    {
      title: t("leave"),
      picture: <CopyContents />,
      points: [t("leaveCopy"), t("leaveDays")],
    },
  ];
}

const PASSAGES = [
  ["addressBook", "addressBookText"],
  ["secondSide", "secondSideText"],
  ["linkShowsMore", "linkShowsMoreText"],
  ["scanning", "scanningText"],
  ["programs", "programsText"],
] as const;

export function AroundCard() {
  const t = useTranslate(siteFeatures);
  return (
    <div className="mb-16 border-y border-line bg-surface pt-16 lg:mb-28 lg:pt-28">
      <div className={`${pageWidth} pb-10 lg:pb-16`}>
        <h2 className="type-display max-w-[16em]">{t("andThereIsMore")}</h2>
        <p className="type-lead mt-5 max-w-prose">{t("onEveryPlan")}</p>
      </div>
      <Passages />
      {topics(t).map(({ title, points, picture }, at) => (
        <section
          key={title}
          className={`${pageWidth} grid gap-6 pb-16 lg:grid-cols-2 lg:items-center lg:gap-20 lg:pb-24`}
        >
          <div className={classNames(at % 2 === 1 && "lg:order-last")}>{picture}</div>
          <div>
            <h3 className="type-title">{title}</h3>
            <ul className="mt-5 grid gap-3">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Check
                    aria-hidden="true"
                    size={20}
                    strokeWidth={1.75}
                    className="mt-0.5 shrink-0 text-success"
                  />
                  <span className="text-muted">{point}</span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}

/** What needs no picture. */
function Passages() {
  const t = useTranslate(siteFeatures);
  const team = useTranslate(teamOffer);
  return (
    <ul className={`${pageWidth} grid pb-16 md:grid-cols-2 md:gap-x-12 lg:grid-cols-3 lg:pb-24`}>
      {PASSAGES.map(([title, text]) => (
        <Passage key={title} title={t(title)} text={t(text)} />
      ))}
      <Passage title={team("homeTitle")} text={team("homeText")}>
        <TextLink to="/pricing#team" className="mt-1 inline-flex min-h-touch items-center">
          {team("homeLink")}
        </TextLink>
      </Passage>
    </ul>
  );
}

type PassageProps = { title: string; text: string; children?: ReactNode };

function Passage({ title, text, children }: PassageProps) {
  return (
    <li className="border-t border-line py-5.5">
      <h3 className="type-heading">{title}</h3>
      <p className="mt-1.5 text-muted">{text}</p>
      {children}
    </li>
  );
}
