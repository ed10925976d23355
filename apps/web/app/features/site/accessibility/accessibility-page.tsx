import { BRAND } from "@visita/domain/brand";
import { siteAccessibility } from "@visita/domain/owner-messages/site-accessibility";
import { type ReactNode, useId } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { TextLink } from "../../../ui/links.tsx";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { PageIntro } from "../shared/page-parts.tsx";
import { CLAIMS, GAPS } from "./accessibility-statement.ts";

export function AccessibilityPage() {
  const t = useTranslate(siteAccessibility);
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <>
      <div className={`${pageWidth} pt-5 pb-12 lg:pt-16 lg:pb-20`}>
        <PageIntro title={t("title")}>{t("lead", { brand })}</PageIntro>
      </div>
      <StatementSection title={t("whatWasTested")}>
        <Points points={CLAIMS.map(({ id, text }) => [t(id), t(text)] as const)} />
        <p className="mt-5 text-muted">
          <TaggedText text={t("ourOwnTests")} tags={{ code: (command) => <code>{command}</code> }} />
        </p>
      </StatementSection>
      <StatementSection title={t("whatDoesNotWork")}>
        <Points points={GAPS.map(([title, text]) => [t(title), t(text)] as const)} />
      </StatementSection>
      <StatementSection title={t("tellUs")}>
        <WhomToWriteTo />
      </StatementSection>
    </>
  );
}

function StatementSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={`${pageWidth} grid gap-6 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20 lg:pb-24`}
    >
      <h2 id={headingId} className="type-title">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}

function Points({ points }: { points: readonly (readonly [title: string, text: string])[] }) {
  return (
    <dl className="border-b border-line">
      {points.map(([title, text]) => (
        <div key={title} className="border-t border-line py-5.5">
          <dt className="type-heading">{title}</dt>
          <dd className="mt-1.5 max-w-[42rem] text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function WhomToWriteTo() {
  const t = useTranslate(siteAccessibility);
  const supportEmail = useSettings()?.supportEmail;
  return (
    <div className="grid max-w-[42rem] gap-4 text-role leading-[1.62]">
      <p>{t("itIsABug")}</p>
      <p>
        <TaggedText
          text={supportEmail ? t("writeOrEmail", { email: supportEmail }) : t("writeToUs")}
          tags={{
            contact: (text) => <TextLink to="/contact">{text}</TextLink>,
            email: (address) => (
              <a href={`mailto:${supportEmail}`} className="type-link rounded-xs wrap-anywhere">
                {address}
              </a>
            ),
          }}
        />
      </p>
      <p className="text-muted">{t("lastChecked")}</p>
    </div>
  );
}

export const meta = metaIn(siteAccessibility, { title: "title", description: "description" });

export default AccessibilityPage;
