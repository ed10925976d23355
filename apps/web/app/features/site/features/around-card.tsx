import { featuresOf } from "@visita/domain/billing/plan.rules";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import contacts from "../../../assets/story/contacts.avif";
import insights from "../../../assets/story/insights.avif";
import kit from "../../../assets/story/kit.avif";
import { classNames } from "../../../ui/class-names.ts";
import { pageWidth } from "../../../ui/page-frame.tsx";
import { CopyContents } from "../shared/copy-contents.tsx";
import { Screen } from "../shared/page-parts.tsx";

type Topic = { title: string; points: readonly string[]; picture: ReactNode };

const links = featuresOf("inactive").links;

/** Not counted among the twelve, which are about the card itself. */
const TOPICS: readonly Topic[] = [
  {
    title: "Insights that belong to you",
    picture: <Screen src={insights} alt="Insights of an example card, by day and by way" />,
    points: [
      "Views, visitors, saves, taps and left details, over 7, 30 or 90 days or a year. Each chart is also a table.",
      `A link for each fair or talk, ${links} at a time on the free plan: it says “Met at …” on the card, and what came of it in your numbers.`,
      "No cookie, no third party, and nobody is told apart beyond one day. Your own visits and bots do not count.",
      "Everything as a CSV, at any time.",
    ],
  },
  {
    title: "Details exchanged",
    picture: <Screen src={contacts} alt="Contacts of an example account" />,
    points: [
      "Visitors leave name, email or phone and a note on your card. Who has a card here sends it in one press.",
      "You get a mail with a contact file, and the person in your contacts with where you met.",
      "Search, tags and private notes. Import from a .vcf or .csv of another program, and export to both.",
      "A switch for each card. Robots are kept out without puzzles for people.",
    ],
  },
  {
    title: "The card everywhere",
    picture: <Screen src={kit} alt="The share kit of an example card" />,
    points: [
      "Mail signature for Gmail, Outlook, Apple Mail and Thunderbird, in three layouts.",
      "Passes for Apple Wallet and Google Wallet, where the installation is set up for them.",
      "PDFs for the print shop with bleed and crop marks, or ten on a sheet for your own printer.",
      "NFC tags, backgrounds for calls and lock screens, and the whole card as one HTML file.",
      "With Premium QR codes in your colours. Each is read back by a second program before you get it.",
    ],
  },
  {
    title: "The way out, always open",
    picture: <CopyContents />,
    points: [
      "A copy of everything as one ZIP, in formats that others read. Another installation takes in its cards and contacts.",
      "A card can rest, move to another address or be deleted, which can be taken back for half a minute.",
      "Leaving takes a minute. Seven days to come back, then everything is deleted.",
      "The source is open: if this installation ends, yours can begin.",
    ],
  },
];

export function AroundCard() {
  return (
    <div className="mb-16 border-y border-line bg-surface pt-16 lg:mb-28 lg:pt-28">
      <div className={`${pageWidth} pb-10 lg:pb-16`}>
        <h2 className="type-display max-w-[16em]">And what comes after it</h2>
        <p className="type-lead mt-5 max-w-prose">
          Numbers, contacts and everything made from the card are on every plan. The pictures show an example.
        </p>
      </div>
      {TOPICS.map(({ title, points, picture }, at) => (
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
