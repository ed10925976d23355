import { BRAND } from "@visita/domain/brand";
import { Link } from "react-router";
import { metaOf } from "../../../lib/page-meta.ts";
import { useSettings } from "../../../lib/use-settings.ts";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { businessCardOf } from "../../card/public/sample-people/sample-people.ts";
import { BusinessCard } from "../../card/view/business-card.tsx";
import { GetStartedBanner, PageIntro } from "../shared/page-parts.tsx";

export function AboutPage() {
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <>
      <div
        className={`${pageWidth} grid gap-10 pt-5 pb-20 lg:grid-cols-2 lg:items-center lg:gap-20 lg:pt-16 lg:pb-28`}
      >
        <PageIntro title="Meeting someone should leave something behind.">
          Our mission is a business card that costs nothing to hand out, never goes out of date and belongs to
          the person whose name is on it. {brand} is that card: one link, one tap, straight into someone’s
          contacts.
        </PageIntro>
        <Cards />
      </div>
      <Story />
      <OpennessSection />
      <FounderNote />
      <GetStartedBanner title="Leave your own" other={{ to: "/contact", label: "Write to us" }}>
        A few minutes, nothing to install, and one card is free forever.
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
        <BusinessCard {...businessCardOf("ingrid")} />
      </div>
      <div className="absolute top-[3%] inset-e-0 w-[54%] rotate-4">
        <BusinessCard {...businessCardOf("kwame")} />
      </div>
      <div className="absolute inset-e-[3%] bottom-[4%] w-[56%] -rotate-2">
        <BusinessCard {...businessCardOf("giulia")} />
      </div>
    </div>
  );
}

function Story() {
  return (
    <section
      className={`${pageWidth} grid gap-6 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20 lg:pb-28`}
    >
      <h2 className="type-title">The story</h2>
      <div className="grid max-w-[42rem] gap-5 text-role leading-[1.62]">
        <p>
          Long before phones, visitors left a small card at the door. A turned top corner meant that it had
          been left in person. You will find that corner in our logo, and on every card that someone saves.
        </p>
        <p>
          Paper still does this well, until a number changes. Then the whole box is wrong, and so is every
          card you gave away. And someone still has to type a name and eleven digits into a phone.
        </p>
        <p>
          Digital cards solve that, but many lose the card on the way: an app to install, a page that looks
          like everyone else’s, details on someone else’s computer under someone else’s rules.
        </p>
        <p>
          So we made one that looks like good stationery, works in any browser and can be run by anyone. It
          opens with a link or a code, saves to the contacts people already use, and needs one edit when your
          number changes. People can share their details in return, and you can take everything with you when
          you leave.
        </p>
      </div>
    </section>
  );
}

const OPEN_SOURCE = "Open source";
const ACCESSIBLE = "For everyone";

const PROMISES: readonly (readonly [title: string, text: string])[] = [
  [OPEN_SOURCE, "The whole product is under the MIT licence. Read it, change it, run it."],
  [
    "Yours to host",
    "One program and one database, on your own machine if you like. A company can host its own cards.",
  ],
  [
    "No trackers",
    "No ads, no third-party scripts, no cookies except those that keep you signed in and safe.",
  ],
  [
    "Your numbers",
    "Only a card’s owner sees how often it is opened, as daily totals. No visitor is tracked.",
  ],
  [
    "No lock-in",
    "Take cards, contacts and numbers with you in one file. Another installation can import your cards and contacts. Leaving takes a minute.",
  ],
  [ACCESSIBLE, "Tested with keyboards, zoom and high contrast. We list what doesn’t work yet."],
];

/** Dark in both modes, as on the home page. */
function OpennessSection() {
  const sourceUrl = useSettings()?.sourceUrl;
  return (
    <section className="bg-ink-900 py-16 text-paper-50 lg:py-24 dark:bg-ink-850">
      <div className={`${pageWidth} grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20`}>
        <h2 className="type-title">How it stays open</h2>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {PROMISES.map(([title, text]) => (
            <li key={title} className="border-t border-ink-800 py-5.5 dark:border-ink-700">
              <h3 className="type-heading">{title}</h3>
              <p className="mt-1.5 text-paper-400">{text}</p>
              {title === OPEN_SOURCE && sourceUrl && (
                <a href={sourceUrl} className={promiseLink}>
                  Read the source
                </a>
              )}
              {title === ACCESSIBLE && (
                <Link to="/accessibility" className={promiseLink}>
                  Read the statement
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
  return (
    <section
      className={`${pageWidth} grid gap-6 py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20 lg:py-28`}
    >
      <h2 className="type-title">From the founders</h2>
      <div className="grid max-w-[42rem] gap-5 font-display text-[1.375rem]/[1.45] font-[420] tracking-[-0.012em]">
        <p>
          We are a small team that likes paper, good type and software that stays out of the way. We started
          with one wish: to hand someone a card and never have to say that the number on it is old.
        </p>
        <p>
          The source is open for the same reason the card is simple. No one should have to take our word for
          what happens to their name, face and phone number. You can read the code and run it yourself.
        </p>
      </div>
    </section>
  );
}

export const meta = metaOf({
  title: "About us",
  description:
    "Why we make these digital business cards, who we are, and how we keep them open: MIT licence, self-hosting, no trackers.",
});

export default AboutPage;
