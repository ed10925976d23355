import { metaOf } from "../../lib/page-meta.ts";
import { TextLink } from "../../ui/links.tsx";
import { pageWidth } from "../../ui/page-frame.tsx";
import { NeedsScript } from "../../ui/submit-button.tsx";
import { businessCardOf } from "../card/public/sample-people/sample-people.ts";
import { BusinessCard } from "../card/view/business-card.tsx";
import { ContactForm } from "./contact-form.tsx";

export function ContactPage() {
  return (
    <section
      className={`${pageWidth} grid gap-10 pt-5 pb-20 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-24 lg:pt-16 lg:pb-28`}
    >
      <div className="animate-entrance">
        <h1 className="type-display">Get in touch</h1>
        <p className="type-lead mt-5">
          A question, a bug, a missing feature: write to us. Only the people who run this site read it.
        </p>
        <p className="mt-4 text-muted">
          For plans and cancelling, see the <TextLink to="/pricing">pricing page</TextLink>.
        </p>
        <div aria-hidden="true" inert className="mt-12 hidden w-90 -rotate-3 lg:block">
          <BusinessCard {...businessCardOf("kwame")} />
        </div>
      </div>
      <div className="animate-entrance rounded-xl bg-surface p-5 inset-ring inset-ring-line [animation-delay:80ms] lg:p-8">
        <NeedsScript />
        <ContactForm />
      </div>
    </section>
  );
}

export const meta = metaOf({
  title: "Contact us",
  description: "Write to the people behind these digital business cards: questions, support and pricing.",
});

export default ContactPage;
