import type { ImportField } from "@visita/domain/address-book/import-columns";
import type { PeopleImportLook } from "@visita/domain/address-book/people-import.contract";
import { LEFT_OUT_TEXT, peopleFull } from "@visita/domain/address-book/person.messages";
import { TAG_MAX } from "@visita/domain/address-book/person.rules";
import { formatList, formatNumber } from "@visita/domain/format";
import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ImportPanel } from "../panel.tsx";
import { countedPeople } from "../person-words.ts";
import { ColumnMatch } from "./column-match.tsx";
import { FirstFive } from "./first-five.tsx";
import type { DuplicateChoice, LookedAtPeople } from "./use-people-import.ts";

type ImportReviewProps = {
  found: LookedAtPeople;
  isLooking: boolean;
  isImporting: boolean;
  onMatch: (place: number, field: ImportField | null) => void;
  onImport: (choice: { duplicates: DuplicateChoice; tag: string }) => void;
  onCancel: () => void;
};

/** What a file would bring, before anything is written. */
export function ImportReview(props: ImportReviewProps) {
  const { found, isLooking, isImporting, onMatch, onImport, onCancel } = props;
  const { look } = found;
  const [duplicates, setDuplicates] = useState<DuplicateChoice>("merge");
  const [tag, setTag] = useState("");
  const sum = sumOf(look, duplicates);
  return (
    <div
      aria-busy={isLooking}
      className={classNames(
        "grid max-w-216 grid-cols-[minmax(0,1fr)] gap-5 transition-opacity duration-hover",
        isLooking && "opacity-60",
      )}
    >
      {look.kind === "csv" && <ColumnMatch columns={look.columns} onMatch={onMatch} />}
      {look.firstFive.length > 0 && <FirstFive people={look.firstFive} />}
      {look.duplicates.count > 0 && (
        <DuplicateRadios duplicates={look.duplicates} choice={duplicates} onChoose={setDuplicates} />
      )}
      {look.leftOut.count > 0 && <Notice tone="warning">{leftOutWords(look.leftOut)}</Notice>}
      {look.leftOut.values.length > 0 && <Notice>{leftOutValueWords(look.leftOut.values)}</Notice>}
      {sum.after > look.max && <Notice tone="danger">{peopleFull(look.max)}</Notice>}
      <div className="max-w-104">
        <TextField
          label="Tag for all"
          isOptional
          dir="auto"
          autoComplete="off"
          maxLength={TAG_MAX}
          value={tag}
          onChange={(event) => setTag(event.target.value)}
        />
      </div>
      <div className="grid items-center gap-3 lg:grid-cols-[minmax(0,1fr)_auto]">
        <p role="status" className="text-small text-muted">
          {sum.words}
        </p>
        <div className="flex flex-row-reverse gap-3 max-md:*:flex-1">
          <Button
            isBusy={isImporting}
            busyLabel="Importing..."
            disabled={look.people === 0 || isLooking || sum.after > look.max}
            onClick={() => onImport({ duplicates, tag: tag.trim() })}
          >
            Import {countedPeople(sum.imported)}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}

/** "298 new, 14 merged, 3 skipped. 546 of 10,000 contacts after the import." */
function sumOf({ people, duplicates, leftOut, total, max }: PeopleImportLook, choice: DuplicateChoice) {
  const added = people - duplicates.count;
  const after = total + added;
  const parts = [
    `${formatNumber(added)} new`,
    ...(duplicates.count > 0
      ? [`${formatNumber(duplicates.count)} ${choice === "merge" ? "merged" : "skipped"}`]
      : []),
    ...(leftOut.count > 0 ? [`${formatNumber(leftOut.count)} skipped`] : []),
  ];
  return {
    after,
    imported: choice === "merge" ? people : added,
    words: `${parts.join(", ")}. ${formatNumber(after)} of ${formatNumber(max)} contacts after the import.`,
  };
}

/** Which rows, and why: "Row 88: No name, email or phone." */
function leftOutWords({ count, rows }: PeopleImportLook["leftOut"]): ReactNode {
  return (
    <>
      <p className="font-semibold">
        {count === 1 ? "One row is skipped:" : `${formatNumber(count)} rows are skipped:`}
      </p>
      <ul>
        {rows.map(({ row, reason }) => (
          <li key={row}>
            Row {formatNumber(row)}: {LEFT_OUT_TEXT[reason]}
          </li>
        ))}
      </ul>
      {count > rows.length && <p>And {formatNumber(count - rows.length)} more.</p>}
    </>
  );
}

/** What people have in the file and nobody is asked about: "Left out: Birthday (12) and Photo (3)." */
function leftOutValueWords(values: PeopleImportLook["leftOut"]["values"]): ReactNode {
  const names = values.map(({ name, count }) => `${name} (${formatNumber(count)})`);
  return <p dir="auto">{`Not imported, with the number of contacts affected: ${formatList(names)}.`}</p>;
}

type DuplicateRadiosProps = {
  duplicates: PeopleImportLook["duplicates"];
  choice: DuplicateChoice;
  onChoose: (choice: DuplicateChoice) => void;
};

function DuplicateRadios({ duplicates, choice, onChoose }: DuplicateRadiosProps) {
  const { count } = duplicates;
  const title =
    count === 1 ? "One is already in your contacts" : `${formatNumber(count)} are already in your contacts`;
  const those = count === 1 ? "this one as it is" : `these ${formatNumber(count)} as they are`;
  const options = [
    { value: "merge", label: "Merge", hint: "Fill in empty fields. Nothing is overwritten." },
    { value: "skip", label: "Skip", hint: `Leave ${those}.` },
  ] as const;
  return (
    <ImportPanel title={title} lead={`Same email or phone: ${namesOf(duplicates)}.`}>
      <fieldset className="grid gap-2.5 lg:grid-cols-2">
        <legend className="sr-only">Contacts you already have</legend>
        {options.map(({ value, label, hint }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-md border-[1.5px] border-line-strong px-4 py-3.5 text-small leading-[1.4] has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="duplicates"
              value={value}
              checked={choice === value}
              className="size-6 shrink-0 accent-accent"
              onChange={() => onChoose(value)}
            />
            <span>
              <strong className="block text-body font-semibold">{label}</strong>
              {hint}
            </span>
          </label>
        ))}
      </fieldset>
    </ImportPanel>
  );
}

/** "Kwame Asante, 佐藤 美咲, Ingrid Solberg and 11 more". */
function namesOf({ count, names }: PeopleImportLook["duplicates"]): string {
  const named = names.slice(0, 3);
  const rest = count - named.length;
  return formatList(rest > 0 ? [...named, `${formatNumber(rest)} more`] : named);
}
