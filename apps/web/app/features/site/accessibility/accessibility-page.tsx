import { BRAND } from "@visita/domain/brand";
import { type ReactNode, useId } from "react";
import { metaOf } from "../../../lib/page-meta.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { TextLink } from "../../../ui/links.tsx";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { PageIntro } from "../shared/page-parts.tsx";
import { CLAIMS, GAPS } from "./accessibility-statement.ts";

export function AccessibilityPage() {
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <>
      <div className={`${pageWidth} pt-5 pb-12 lg:pt-16 lg:pb-20`}>
        <PageIntro title="Accessibility">
          Cards are for everyone. {brand} aims at the Web Content Accessibility Guidelines 2.2, level AA, on
          every page: this site, the account and the cards. It conforms partially, because of the limits
          listed below.
        </PageIntro>
      </div>
      <StatementSection title="What was tested, and how">
        <Points points={CLAIMS.map(({ title, text }) => [title, text] as const)} />
        <p className="mt-5 text-muted">
          These are our own tests. They are part of the source code, run before every change, and anyone can
          run them with <code>npm test</code>.
        </p>
      </StatementSection>
      <StatementSection title="What does not work">
        <Points points={GAPS} />
      </StatementSection>
      <StatementSection title="Tell us">
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
  const supportEmail = useSettings()?.supportEmail;
  return (
    <div className="grid max-w-[42rem] gap-4 text-role leading-[1.62]">
      <p>
        If you can’t read, reach or do something, that is a bug, even where every test passes. Tell us the
        page and the device or software you use, and we fix it or show you another way.
      </p>
      <p>
        <TextLink to="/contact">Write to us on the contact page</TextLink>
        {supportEmail ? (
          <>
            , or by email to{" "}
            <a href={`mailto:${supportEmail}`} className="type-link rounded-xs wrap-anywhere">
              {supportEmail}
            </a>
            . No form is needed for that.
          </>
        ) : (
          ". Your message goes to the people who run this site."
        )}
      </p>
      <p className="text-muted">Last checked in November 2026.</p>
    </div>
  );
}

export const meta = metaOf({
  title: "Accessibility",
  description:
    "How accessible these cards and pages are: what we tested and how, what doesn’t work, and how to reach us.",
});

export default AccessibilityPage;
