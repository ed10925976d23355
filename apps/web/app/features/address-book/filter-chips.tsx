import type { PeopleFilters } from "@visita/domain/address-book/person.contract";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { X } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { FILTER_NAMES, type FilterName, type PeopleChoice } from "./people-choice.ts";
import { filterOptions } from "./people-controls.tsx";

type FilterChipsProps = {
  choice: PeopleChoice;
  filters: PeopleFilters;
  /** "3 of 248 contacts"; undefined while it is not known, or nobody was found. */
  summary: string | undefined;
  onChoose: (change: Partial<PeopleChoice>) => void;
};

/** The filters that are set, each with a way to remove it. The result is announced. */
export function FilterChips({ choice, filters, summary, onChoose }: FilterChipsProps) {
  const t = useTranslate(addressBookTexts);
  const active = FILTER_NAMES.filter((name) => choice[name] !== "");
  const isShown = active.length > 0 || choice.q !== "";
  return (
    <div className={isShown ? "-mt-0.5 mb-4 flex flex-wrap items-center gap-2" : "sr-only"}>
      <p role="status" className="text-small text-muted max-md:w-full">
        {isShown ? summary : ""}
      </p>
      {active.map((name) => {
        const label = labelOf(name, choice, filters) ?? t(name === "card" ? "thisCard" : "thisLink");
        return (
          <button
            key={name}
            type="button"
            aria-label={t("removeFilter", { filter: label })}
            className="inline-flex min-h-touch items-center gap-1.5 rounded-md border-[1.5px] border-accent bg-accent-soft pe-2.5 ps-3.5 text-start text-small leading-[1.25] font-semibold text-accent wrap-anywhere"
            onClick={() => onChoose({ [name]: "" })}
          >
            <bdi>{label}</bdi>
            <X aria-hidden="true" size={18} strokeWidth={2} className="shrink-0" />
          </button>
        );
      })}
    </div>
  );
}

/** A filter by something that is no longer there still has to be removable: tags name themselves. */
function labelOf(name: FilterName, choice: PeopleChoice, filters: PeopleFilters): string | undefined {
  const option = filterOptions(name, filters).find(({ value }) => value === choice[name]);
  return option?.label ?? (name === "tag" ? choice.tag : undefined);
}
