import { contactPage } from "@visita/domain/owner-messages/contact";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { TextLink } from "../../ui/links.tsx";
import { pageWidth } from "../../ui/page-frame.tsx";
import { NeedsScript } from "../../ui/submit-button.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { SampleBusinessCard } from "../card/public/sample-people/sample-business-card.tsx";
import { ContactForm } from "./contact-form.tsx";

export function ContactPage() {
  const t = useTranslate(contactPage);
  return (
    <section
      className={`${pageWidth} grid gap-10 pt-5 pb-20 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-24 lg:pt-16 lg:pb-28`}
    >
      <div className="animate-entrance">
        <h1 className="type-display">{t("getInTouch")}</h1>
        <p className="type-lead mt-5">{t("lead")}</p>
        <p className="mt-4 text-muted">
          <TaggedText
            text={t("forPlans")}
            tags={{ pricing: (text) => <TextLink to="/pricing">{text}</TextLink> }}
          />
        </p>
        <div aria-hidden="true" inert className="mt-12 hidden w-90 -rotate-3 lg:block">
          <SampleBusinessCard name="kwame" />
        </div>
      </div>
      <div className="animate-entrance rounded-xl bg-surface p-5 inset-ring inset-ring-line [animation-delay:80ms] lg:p-8">
        <NeedsScript />
        <ContactForm />
      </div>
    </section>
  );
}

export const meta = metaIn(contactPage, { title: "title", description: "description" });

export default ContactPage;
