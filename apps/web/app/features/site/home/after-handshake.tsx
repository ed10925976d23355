import { EXAMPLE_PATH } from "@visita/domain/site/example-account";
import type { ReactNode } from "react";
import contacts from "../../../assets/story/contacts.avif";
import insights from "../../../assets/story/insights.avif";
import kit from "../../../assets/story/kit.avif";
import { useSettings } from "../../../lib/use-settings.ts";
import { buttonClasses } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/links.tsx";
import { CopyContents } from "../shared/copy-contents.tsx";
import { Screen } from "../shared/page-parts.tsx";
import { Reveal } from "./reveal.tsx";

type Chapter = { title: string; text: string; picture: ReactNode };

const CHAPTERS: readonly Chapter[] = [
  {
    title: "See what comes of it",
    text: "How often your card was opened, saved and tapped, and which fair, link or code brought people. Plain sums that belong to you: no cookies, nobody followed, a table to download.",
    picture: (
      <Screen
        src={insights}
        alt="Insights of an example card: views and saves by day, with a fair standing out"
      />
    ),
  },
  {
    title: "Get a card back",
    text: "Whoever opens your card can leave their details, without an account and without an app. They are in your contacts with the place where you met, to be searched, tagged and taken along.",
    picture: <Screen src={contacts} alt="Contacts of an example account, with where each person was met" />,
  },
  {
    title: "Your card everywhere",
    text: "In your mail signature and your phone’s wallet, on paper, on an NFC tag, behind you in calls, or as one file on your own site. All made from the card, so all of them agree.",
    picture: (
      <Screen
        src={kit}
        alt="The share kit of an example card: signature, wallet, print, code, tag, backgrounds"
      />
    ),
  },
  {
    title: "The way out stays open",
    text: "One button packs everything into one file that other programs read. Another one ends the account: cards are gone from the web at once, the rest after seven days in which you can come back.",
    picture: <CopyContents />,
  },
];

/** What follows once a card is handed over. */
export function AfterHandshake() {
  return (
    <section aria-labelledby="after" className="below-fold border-t border-line bg-surface py-18 lg:py-30">
      <div className="mx-auto max-w-320 px-gutter lg:px-10">
        <h2 id="after" className="max-w-[16em] type-display">
          And after the handshake?
        </h2>
        <p className="type-lead mt-5 mb-8 max-w-prose lg:mb-14">
          A card is the beginning. What comes of it is yours to see, to keep and to take with you.
        </p>
        <ul className="grid gap-10 md:grid-cols-2 md:gap-x-6 lg:gap-x-8 lg:gap-y-14">
          {CHAPTERS.map(({ title, text, picture }) => (
            <Reveal as="li" key={title} className="grid content-start gap-2">
              <div className="mb-3">{picture}</div>
              <h3 className="type-heading">{title}</h3>
              <p className="max-w-prose text-muted">{text}</p>
            </Reveal>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-14">
          <ExampleEntry>Look around in an example account</ExampleEntry>
          <TextLink to="/features" className="inline-flex min-h-touch items-center">
            All features
          </TextLink>
        </div>
      </div>
    </section>
  );
}

/**
 * Signs in to the example account, on installations for trying things out; nothing elsewhere. A form, because it is
 * another document that answers, and so that it works without a script.
 */
export function ExampleEntry({ children }: { children: ReactNode }) {
  if (!useSettings()?.mailboxUrl) return null;
  return (
    <form method="post" action={EXAMPLE_PATH} className="grid">
      <button type="submit" className={buttonClasses({ variant: "secondary" })}>
        {children}
      </button>
    </form>
  );
}
