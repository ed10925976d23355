import { pageWidth } from "../../../ui/page-frame.tsx";

/** True of the project, whoever runs an installation: it names no person and tells no life. */
export function FounderNote() {
  return (
    <section
      className={`${pageWidth} grid gap-6 py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-20 lg:py-28`}
    >
      <h2 className="type-title">From the founders</h2>
      <div className="grid max-w-[42rem] gap-5 font-display text-[1.375rem]/[1.45] font-[420] tracking-[-0.012em]">
        <p>
          We are a small team that likes paper, good type and software that stays out of the way. We began
          with one wish: to hand somebody a card and never have to say that the number on it is an old one.
        </p>
        <p>
          The source is open for the same reason that the card is simple. Nobody should have to take our word
          for what happens to their name, their face and their phone number. You can look, and you can run it
          yourself.
        </p>
      </div>
    </section>
  );
}
