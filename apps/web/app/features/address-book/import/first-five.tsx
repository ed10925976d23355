import type { PeopleImportLook } from "@visita/domain/address-book/people-import.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { peopleImportTexts } from "@visita/domain/owner-messages/people-import";
import { useTranslate } from "../../../lib/language.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { BreakableEmail } from "../../../ui/text-parts.tsx";
import { ImportPanel } from "../public/import-panel.tsx";

type Preview = PeopleImportLook["firstFive"][number];

/** A table where there is room for its columns, else a list. */
export function FirstFive({ people }: { people: readonly Preview[] }) {
  const t = useTranslate(peopleImportTexts);
  return (
    <ImportPanel title={t("firstFive")} lead={t("firstFiveLead")}>
      <div className="max-lg:hidden">
        <table className="w-full text-small">
          <thead>
            <tr className="text-muted *:py-2 *:pe-4 *:font-semibold">
              <th scope="col">{t("name")}</th>
              <th scope="col">{t("roleAndCompany")}</th>
              <th scope="col">{t("email")}</th>
              <th scope="col">{t("phone")}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person, place) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: people of a file have no other identity yet
                key={place}
                className="border-t border-line align-top *:py-2.5 *:pe-4"
              >
                <th scope="row" className="font-semibold wrap-anywhere">
                  <bdi>{person.name}</bdi>
                  {person.isHere && <IsHere />}
                </th>
                <td className="wrap-anywhere">
                  <Value text={roleLine(person.role, person.company)} />
                </td>
                <td className="wrap-anywhere">
                  {person.email ? <BreakableEmail email={person.email} /> : <Value text="" />}
                </td>
                <td className="whitespace-nowrap">
                  <Value text={person.phone} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="lg:hidden">
        {people.map((person, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: people of a file have no other identity yet
            key={place}
            className="grid border-t border-line py-3 text-small leading-[1.45] wrap-anywhere"
          >
            <span className="flex flex-wrap items-center gap-x-1.5 text-body font-semibold">
              <bdi>{person.name}</bdi>
              {person.isHere && <IsHere />}
            </span>
            <bdi>{roleLine(person.role, person.company)}</bdi>
            {person.email && (
              <span>
                <BreakableEmail email={person.email} />
              </span>
            )}
            <bdi>{person.phone}</bdi>
          </li>
        ))}
      </ul>
    </ImportPanel>
  );
}

function IsHere() {
  const t = useTranslate(peopleImportTexts);
  return (
    <span className="block lg:mt-1">
      <Badge tone="warning">{t("alreadyHere")}</Badge>
    </span>
  );
}

function Value({ text }: { text: string }) {
  const t = useTranslate(peopleImportTexts);
  return text ? <bdi>{text}</bdi> : <span className="text-muted">{t("none")}</span>;
}
