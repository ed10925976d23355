import type { ImportField } from "@visita/domain/address-book/import-columns";
import type { PeopleImportLook } from "@visita/domain/address-book/people-import.contract";
import { peopleImportTexts } from "@visita/domain/owner-messages/people-import";
import { ArrowRight } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Select } from "../../../ui/select.tsx";
import { ImportPanel } from "./import-panel.tsx";

/** A select has no empty value. */
const LEAVE_OUT = "leave-out";

type ColumnMatchProps = {
  columns: PeopleImportLook["columns"];
  /** What a column can be taken for. */
  fields: readonly ImportField[];
  /** Where a column is called otherwise than among contacts. */
  names?: Partial<Record<ImportField, string>>;
  lead: string;
  onMatch: (place: number, field: ImportField | null) => void;
};

export function ColumnMatch({ columns, fields, names, lead, onMatch }: ColumnMatchProps) {
  const t = useTranslate(peopleImportTexts);
  const options = [
    ...fields.map((field) => ({ value: field as string, label: names?.[field] ?? t(field) })),
    { value: LEAVE_OUT, label: t("skip") },
  ];
  return (
    <ImportPanel title={t("matchColumns")} lead={lead}>
      <ul>
        {columns.map(({ name, first, field }, place) =>
          // Outlook writes ninety columns, most of them empty.
          first === "" ? null : (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and never move
              key={place}
              className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_1.25rem_16rem] lg:items-center lg:gap-4 lg:py-2.5"
            >
              <span className="min-w-0 wrap-anywhere">
                <strong className="block font-semibold">
                  <bdi>{name || t("column", { number: String(place + 1) })}</bdi>
                </strong>
                <bdi className="text-help text-muted">{first}</bdi>
              </span>
              <ArrowRight
                aria-hidden="true"
                size={20}
                strokeWidth={1.75}
                className="text-muted max-lg:hidden"
              />
              <span className={field === null ? "text-muted" : undefined}>
                <Select
                  label={
                    name
                      ? t("whatIsIn", { column: name })
                      : t("whatIsInColumn", { number: String(place + 1) })
                  }
                  isLabelHidden
                  options={options}
                  value={field ?? LEAVE_OUT}
                  onValueChange={(value) => onMatch(place, fields.find((known) => known === value) ?? null)}
                />
              </span>
            </li>
          ),
        )}
      </ul>
    </ImportPanel>
  );
}
