import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { PersonRow } from "./person-row.tsx";
import type { Selection } from "./use-selection.ts";
import "./people-table.css";

type PeopleTableProps = {
  people: readonly TeamPerson[];
  templates: readonly TeamTemplate[];
  /** Of the choice before, until the new people are there. */
  isOutdated?: boolean;
  /** Boxes to choose people, where that is wanted. */
  selection?: Selection | undefined;
  /** At the end of a row. */
  menu: (person: TeamPerson) => ReactNode;
};

export function PeopleTable({ people, templates, isOutdated = false, selection, menu }: PeopleTableProps) {
  const t = useTranslate(teamPeople);
  const names = new Map(templates.map(({ templateid, name }) => [templateid, name]));
  const isAll = people.every(({ personid }) => selection?.has(personid));
  return (
    <section
      aria-label={t("title")}
      className={classNames(
        "rounded-lg border border-line bg-surface transition-opacity duration-hover",
        isOutdated && "opacity-60",
      )}
    >
      <table className="team-people" aria-busy={isOutdated} data-selecting={selection ? "" : undefined}>
        <thead>
          <tr>
            {selection && (
              <th className="team-people-check">
                <Checkbox
                  checked={isAll}
                  onChange={(event) => selection.setAll(people, event.target.checked)}
                >
                  <VisuallyHidden>{t("selectAll")}</VisuallyHidden>
                </Checkbox>
              </th>
            )}
            <th scope="col">{t("person")}</th>
            <th scope="col" className="team-people-card">
              {t("cardAndTemplate")}
            </th>
            <th scope="col" className="team-people-role">
              {t("role")}
            </th>
            <th scope="col" className="team-people-state">
              {t("state")}
            </th>
            <th scope="col">
              <VisuallyHidden>{t("menu")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow
              key={person.personid}
              person={person}
              templateName={names.get(person.card?.templateid ?? "")}
              selection={
                selection && {
                  isOn: selection.has(person.personid),
                  onChange: (isOn) => selection.setAll([person], isOn),
                }
              }
            >
              {menu(person)}
            </PersonRow>
          ))}
        </tbody>
      </table>
    </section>
  );
}
