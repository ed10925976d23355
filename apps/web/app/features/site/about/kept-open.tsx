import { pageWidth } from "../../../ui/page-frame.tsx";

const PROMISES: readonly (readonly [title: string, text: string])[] = [
  ["Open source", "The whole product is under the MIT licence. Read it, change it, run it."],
  [
    "Yours to host",
    "One program and one database, on your own machine if you like. A company can keep its cards in the house.",
  ],
  [
    "No trackers",
    "No advertisements, no third-party scripts, no cookies but those that sign you in and keep it safe.",
  ],
  [
    "No lock-in",
    "Every card can be taken along as a contact file, and the interface is documented on every installation.",
  ],
];

/** Dark in both modes, as on the home page. */
export function KeptOpen() {
  return (
    <section className="bg-ink-900 py-16 text-paper-50 lg:py-24 dark:bg-ink-850">
      <div className={`${pageWidth} grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20`}>
        <h2 className="type-title">How it is kept open</h2>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {PROMISES.map(([title, text]) => (
            <li key={title} className="border-t border-ink-800 py-5.5 dark:border-ink-700">
              <h3 className="type-heading">{title}</h3>
              <p className="mt-1.5 text-paper-400">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
