import { X } from "lucide-react";

type FilterChipsProps = {
  /** "3 of 248 contacts"; undefined while it is not known, or nothing was found. */
  summary: string | undefined;
  /** Also by a search, which has no chip. */
  isShown: boolean;
  chips: readonly { name: string; label: string; removeLabel: string; onRemove: () => void }[];
};

/** The filters that are set, each with a way to remove it. The result is announced. */
export function FilterChips({ summary, isShown, chips }: FilterChipsProps) {
  return (
    <div className={isShown ? "-mt-0.5 mb-4 flex flex-wrap items-center gap-2" : "sr-only"}>
      <p role="status" className="text-small text-muted max-md:w-full">
        {isShown ? summary : ""}
      </p>
      {chips.map(({ name, label, removeLabel, onRemove }) => (
        <button
          key={name}
          type="button"
          aria-label={removeLabel}
          className="inline-flex min-h-touch items-center gap-1.5 rounded-md border-[1.5px] border-accent bg-accent-soft pe-2.5 ps-3.5 text-start text-small leading-[1.25] font-semibold text-accent wrap-anywhere"
          onClick={onRemove}
        >
          <bdi>{label}</bdi>
          <X aria-hidden="true" size={18} strokeWidth={2} className="shrink-0" />
        </button>
      ))}
    </div>
  );
}
