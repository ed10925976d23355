/** What to do, in order. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-3.5">
      {steps.map((step, place) => (
        <li key={step} className="grid min-h-6 grid-cols-[2.25rem_minmax(0,1fr)] text-pretty">
          {/* Lists without markers are read without numbers by some screen readers, so the number stays readable. */}
          <span className="font-display text-[1.25rem] leading-[1.2] font-[470] text-accent">
            {place + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
