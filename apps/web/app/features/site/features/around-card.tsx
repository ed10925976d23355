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
    picture: <Screen src={insights} alt="Insights of an example card, by day and source" />,
    points: [
      "Views, saves and taps, for a week or a year. Each chart is also a table, and a CSV.",
      `Make a link for each fair or talk to see where people came from: ${links} at a time on the free plan.`,
      "No cookies, no third party.",
    ],
  },
  {
    title: "Details in return",
    picture: <Screen src={contacts} alt="Contacts of an example account" />,
    points: [
      "Visitors leave name, email or phone on your card. You get an email, and a contact that says where you met.",
      "Search, tags and private notes. Import and export as .vcf or .csv.",
    ],
  },
  {
    title: "The card everywhere",
    picture: <Screen src={kit} alt="The share kit of an example card" />,
    points: [
      "Email signature, Apple Wallet, Google Wallet, PDFs for print, NFC tags and call backgrounds.",
      "With Premium, QR codes in your colours, each scan-tested before you get it.",
    ],
  },
  {
    title: "Leave at any time",
    picture: <CopyContents />,
    points: [
      "Everything in one ZIP, in formats that other programs read.",
      "Leaving takes a minute, and you have seven days to come back.",
    ],
  },
];

export function AroundCard() {
  return (
    <div className="mb-16 border-y border-line bg-surface pt-16 lg:mb-28 lg:pt-28">
      <div className={`${pageWidth} pb-10 lg:pb-16`}>
        <h2 className="type-display max-w-[16em]">And there is more</h2>
        <p className="type-lead mt-5 max-w-prose">On every plan. The pictures show an example.</p>
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
