import type { PeopleFilters } from "@visita/domain/address-book/person.contract";
import { QUERY_MAX } from "@visita/domain/address-book/person.rules";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useIsWide } from "../../lib/use-media-query.ts";
import { classNames } from "../../ui/class-names.ts";
import { FilterSheet } from "../../ui/filter-sheet.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { FILTER_NAMES, type FilterName, type PeopleChoice } from "./people-choice.ts";
import type { MatchCount } from "./person-words.ts";

/** A select has no empty value. */
const ALL = "all";

type PeopleControlsProps = {
  choice: PeopleChoice;
  filters: PeopleFilters;
  /** Whom the choice leaves; undefined while that is not known. */
  matches: MatchCount | undefined;
  onChoose: (change: Partial<PeopleChoice>) => void;
  names?: readonly FilterName[];
};

export function PeopleControls(props: PeopleControlsProps) {
  const { choice, filters, matches, onChoose, names = FILTER_NAMES } = props;
  const t = useTranslate(addressBookTexts);
  // On phones they are in the sheet: three selects that are only hidden would take as long as the list.
  const isWide = useIsWide();
  const active = names.filter((name) => choice[name] !== "").length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a browser that does not know <search> gives it no role
    <div
      role="search"
      className={classNames(
        "mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-2.5",
        names.length === FILTER_NAMES.length
          ? "lg:grid-cols-[minmax(0,1fr)_10.5rem_12.5rem_10rem]"
          : "lg:grid-cols-[minmax(0,1fr)_12.5rem_12.5rem]",
      )}
    >
      <SearchField
        label={t("searchLabel")}
        clearLabel={t("clearSearch")}
        placeholder={t("search")}
        maxLength={QUERY_MAX}
        query={choice.q}
        onSearch={(q) => onChoose({ q })}
      />
      {isWide &&
        names.map((name) => (
          <FilterSelect
            key={name}
            name={name}
            choice={choice}
            filters={filters}
            isLabelHidden
            onChoose={onChoose}
          />
        ))}
      <FilterSheet
        title={t("filters")}
        label={active > 0 ? t("filtersOn", { count: active }) : t("filters")}
        active={active}
        showLabel={matches ? t(matches.isMore ? "showMoreMatches" : "showMatches", matches) : t("show")}
        clearLabel={t("clear")}
        onClear={() => onChoose({ card: "", link: "", tag: "" })}
      >
        {names.map((name) => (
          <FilterSelect key={name} name={name} choice={choice} filters={filters} onChoose={onChoose} />
        ))}
      </FilterSheet>
    </div>
  );
}

type FilterSelectProps = {
  name: FilterName;
  choice: PeopleChoice;
  filters: PeopleFilters;
  isLabelHidden?: boolean;
  onChoose: (change: Partial<PeopleChoice>) => void;
};

const FILTER_TEXTS = {
  card: { label: "card", all: "allCards" },
  link: { label: "link", all: "allLinks" },
  tag: { label: "tag", all: "allTags" },
} as const;

function FilterSelect({ name, choice, filters, isLabelHidden = false, onChoose }: FilterSelectProps) {
  const t = useTranslate(addressBookTexts);
  const { label, all } = FILTER_TEXTS[name];
  return (
    <Select
      label={t(label)}
      isLabelHidden={isLabelHidden}
      options={[{ value: ALL, label: t(all) }, ...filterOptions(name, filters)]}
      value={choice[name] || ALL}
      onValueChange={(value) => onChoose({ [name]: value === ALL ? "" : value })}
    />
  );
}

export function filterOptions(name: FilterName, { cards, links, tags }: PeopleFilters) {
  if (name === "card")
    return cards.map(({ cardid, username }) => ({ value: cardid, label: cardPath(username) }));
  if (name === "link") return links.map(({ linkid, name: text }) => ({ value: linkid, label: text }));
  return tags.map((tag) => ({ value: tag, label: tag }));
}
