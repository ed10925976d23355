import type { PeopleFilters } from "@visita/domain/address-book/person.contract";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { useTranslate } from "../../lib/language.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { FILTER_NAMES, type FilterName, type PeopleChoice } from "./people-choice.ts";
import { filterOptions } from "./people-controls.tsx";

type PeopleFilterChipsProps = {
  choice: PeopleChoice;
  filters: PeopleFilters;
  /** "3 of 248 contacts"; undefined while it is not known, or nobody was found. */
  summary: string | undefined;
  onChoose: (change: Partial<PeopleChoice>) => void;
};

export function PeopleFilterChips({ choice, filters, summary, onChoose }: PeopleFilterChipsProps) {
  const t = useTranslate(addressBookTexts);
  const active = FILTER_NAMES.filter((name) => choice[name] !== "");
  return (
    <FilterChips
      summary={summary}
      isShown={active.length > 0 || choice.q !== ""}
      chips={active.map((name) => {
        const label = labelOf(name, choice, filters) ?? t(name === "card" ? "thisCard" : "thisLink");
        const removeLabel = t("removeFilter", { filter: label });
        return { name, label, removeLabel, onRemove: () => onChoose({ [name]: "" }) };
      })}
    />
  );
}

/** A filter by something that is no longer there still has to be removable: tags name themselves. */
function labelOf(name: FilterName, choice: PeopleChoice, filters: PeopleFilters): string | undefined {
  const option = filterOptions(name, filters).find(({ value }) => value === choice[name]);
  return option?.label ?? (name === "tag" ? choice.tag : undefined);
}
