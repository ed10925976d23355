import { formatNumber } from "@visita/domain/format";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { use } from "react";
import { LanguageContext, useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";

export type TableRow = { key: string; label: string; counts: readonly number[]; isPeak?: boolean };

type FigureTableProps = {
  label: string;
  /** The first one is of the labels. */
  columns: readonly string[];
  rows: readonly TableRow[];
  sum?: Omit<TableRow, "key">;
  /** Of the labels: days are short, names of links are not. */
  labelWidth: "w-[28%]" | "w-[46%]";
};

/** Numbers in place of a chart. It scrolls by itself, with its head and its sum in view. */
export function FigureTable({ label, columns, rows, sum, labelWidth }: FigureTableProps) {
  const t = useTranslate(insightTexts);
  const [labelColumn, ...countColumns] = columns;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by the keyboard too
      tabIndex={0}
      aria-label={t("tableOf", { heading: label })}
      className="relative -mx-5 mt-1 -mb-5 max-h-108 overflow-auto rounded-b-lg border-t border-line lg:-mx-7 lg:-mb-6 focus-visible:-outline-offset-3"
    >
      {/* On a phone each column is as wide as the words of its head. */}
      <table
        className={classNames(
          "w-full border-separate border-spacing-0 text-small leading-[1.3] md:table-fixed",
          // Names of links are as long as people make them.
          labelWidth === "w-[46%]" && "[&_tbody]:wrap-anywhere",
        )}
      >
        <thead>
          <tr className="text-caption text-muted *:sticky *:top-0 *:border-b *:border-line *:bg-surface *:font-semibold">
            <th scope="col" className={classNames(cell, labelWidth, "text-start")}>
              {labelColumn}
            </th>
            {countColumns.map((column) => (
              <th key={column} scope="col" className={classNames(cell, "text-end hyphens-auto")}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              className={classNames(
                "not-first:*:border-t not-first:*:border-line",
                row.isPeak &&
                  "*:bg-[color-mix(in_oklab,var(--card-deep)_8%,var(--color-surface))] *:font-semibold",
              )}
            />
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <Row
              row={sum}
              className="*:sticky *:bottom-0 *:border-t *:border-line-strong *:bg-surface *:font-bold"
            />
          </tfoot>
        )}
      </table>
    </section>
  );
}

const cell = "px-1 py-2.75 align-bottom first:ps-5 last:pe-5 lg:px-3 lg:first:ps-7 lg:last:pe-7";

function Row({ row: { label, counts }, className }: { row: Omit<TableRow, "key">; className: string }) {
  const language = use(LanguageContext);
  return (
    <tr className={className}>
      <th scope="row" className={classNames(cell, "font-medium")}>
        <bdi>{label}</bdi>
      </th>
      {counts.map((count, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the column
        <td key={place} className={classNames(cell, "text-end", count === 0 && "text-muted")}>
          {formatNumber(language, count)}
        </td>
      ))}
    </tr>
  );
}
