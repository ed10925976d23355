import { formatEnumeration } from "@visita/domain/format";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { type FilterName, NO_FILTERS, type PeopleChoice } from "./people-choice.ts";
import { activeFilters, filterLabel } from "./people-controls.tsx";

type NobodyFoundProps = {
  choice: PeopleChoice;
  total: number;
  templates: readonly TeamTemplate[];
  onChoose: (changes: Partial<Record<"q" | FilterName, string>>) => void;
};

/** Says where was looked, and offers to look further. */
export function NobodyFound({ choice, total, templates, onChoose }: NobodyFoundProps) {
  const t = useTranslate(teamPeople);
  const filters = activeFilters(choice).map((name) => filterLabel(name, choice, templates, t));
  const isSearch = choice.q !== "";
  const hasFilters = filters.length > 0;
  return (
    <section className="mx-auto grid max-w-104 justify-items-center gap-2 py-8 text-center">
      <h2 className="type-heading wrap-anywhere">
        {isSearch ? t("nobodyFoundFor", { query: choice.q }) : t("nobodyMatches")}
      </h2>
      {isSearch && (
        <p className="text-muted wrap-anywhere">
          {hasFilters
            ? t("searchedFiltered", { filters: formatEnumeration(t.language, filters) })
            : t("searchedAll", { count: total })}
        </p>
      )}
      <div className="mt-5">
        <Button
          variant="secondary"
          onClick={() => onChoose(hasFilters && isSearch ? NO_FILTERS : { q: "", ...NO_FILTERS })}
        >
          {t(hasFilters && isSearch ? "searchAll" : "showAll", { count: total })}
        </Button>
      </div>
    </section>
  );
}
