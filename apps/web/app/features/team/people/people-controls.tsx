import { type TeamPeopleText, teamPeople } from "@visita/domain/owner-messages/team-people";
import { TEAM_ROLES } from "@visita/domain/team/team.contract";
import { PeopleStates } from "@visita/domain/team/team-people.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { useIsWide } from "../../../lib/use-media-query.ts";
import { FilterSheet } from "../../../ui/filter-sheet.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { FILTER_NAMES, type FilterName, NO_FILTERS, type PeopleChoice } from "./people-choice.ts";

/** A select has no empty value. */
const ALL = "all";
/** As the server takes it. */
const QUERY_MAX = 200;
const ALL_TEXTS = { template: "allTemplates", role: "allRoles", state: "allStates" } as const;

type Choose = (changes: Partial<Record<"q" | FilterName, string>>) => void;

type PeopleControlsProps = {
  choice: PeopleChoice;
  templates: readonly TeamTemplate[];
  /** How many people the choice leaves; undefined while that is not known. */
  found: number | undefined;
  onChoose: Choose;
};

export function PeopleControls({ choice, templates, found, onChoose }: PeopleControlsProps) {
  const t = useTranslate(teamPeople);
  const isWide = useIsWide();
  const active = activeFilters(choice).length;
  const selects = (isLabelHidden: boolean) =>
    FILTER_NAMES.map((name) => (
      <Select
        key={name}
        label={t(name)}
        isLabelHidden={isLabelHidden}
        options={[{ value: ALL, label: t(ALL_TEXTS[name]) }, ...filterOptions(name, templates, t)]}
        value={choice[name] || ALL}
        onValueChange={(value) => onChoose({ [name]: value === ALL ? "" : value })}
      />
    ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a browser that does not know <search> gives it no role
    <div
      role="search"
      className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 lg:grid-cols-[minmax(0,1fr)_10.5rem_9rem_9rem]"
    >
      <SearchField
        label={t("searchLabel")}
        clearLabel={t("clearSearch")}
        placeholder={t("search")}
        maxLength={QUERY_MAX}
        query={choice.q}
        onSearch={(q) => onChoose({ q })}
      />
      {isWide && selects(true)}
      <FilterSheet
        title={t("filters")}
        label={active > 0 ? t("filtersOn", { count: active }) : t("filters")}
        active={active}
        showLabel={found === undefined ? t("show") : t("showMatches", { count: found })}
        clearLabel={t("clear")}
        onClear={() => onChoose(NO_FILTERS)}
      >
        {selects(false)}
      </FilterSheet>
    </div>
  );
}

export function activeFilters(choice: PeopleChoice): readonly FilterName[] {
  return FILTER_NAMES.filter((name) => choice[name] !== "");
}

function filterOptions(name: FilterName, templates: readonly TeamTemplate[], t: TeamPeopleText) {
  if (name === "template") {
    return templates.map(({ templateid, name: label }) => ({ value: templateid, label }));
  }
  const values = name === "role" ? TEAM_ROLES : PeopleStates.options;
  return values.map((value) => ({ value, label: t(value) }));
}

/** A template that is no longer there still has to be removable. */
export function filterLabel(
  name: FilterName,
  choice: PeopleChoice,
  templates: readonly TeamTemplate[],
  t: TeamPeopleText,
): string {
  const option = filterOptions(name, templates, t).find(({ value }) => value === choice[name]);
  return option?.label ?? t("thisTemplate");
}
