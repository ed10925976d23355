type BlankCardProps = { number: string };

/** A blank embossed card with its corner turned, for pages that are not there. */
export function BlankCard({ number }: BlankCardProps) {
  return (
    <div
      aria-hidden="true"
      className="relative w-full max-w-100 drop-shadow-[0_3px_0_var(--color-paper-300)] @4xl:max-w-112 @4xl:-rotate-3 @4xl:justify-self-end dark:drop-shadow-[0_3px_0_var(--color-ink-800)]"
    >
      <div className="drop-shadow-[0_18px_24px_rgb(27_25_22/0.16)]">
        <div className="grid aspect-[1.62] place-items-center rounded-lg bg-surface dark:bg-ink-850 [clip-path:polygon(0_0,calc(100%-4.75rem)_0,100%_4.75rem,100%_100%,0_100%)]">
          <span
            data-number={number}
            className="embossed font-display text-[7rem]/none font-medium tracking-[-0.05em]"
          />
        </div>
      </div>
      <i className="absolute top-0 right-0 size-19 rounded-bl-[0.625rem] bg-[linear-gradient(225deg,transparent_49.6%,var(--color-lapis-700)_50%,var(--color-lapis-600)_72%)] drop-shadow-[-2px_3px_4px_rgb(18_16_14/0.28)]" />
    </div>
  );
}
