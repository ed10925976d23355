import { IMPORT_FIELDS, type ImportField } from "@visita/domain/address-book/import-columns";
import type { PeopleImportLook } from "@visita/domain/address-book/people-import.contract";
import { TAG_MAX } from "@visita/domain/address-book/person.rules";
import { formatList, formatNumber } from "@visita/domain/format";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type PeopleImportWords, peopleImportTexts } from "@visita/domain/owner-messages/people-import";
import { type ReactNode, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ColumnMatch } from "../public/column-match.tsx";
import { ImportPanel } from "../public/import-panel.tsx";
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
  const t = useTranslate(peopleImportTexts);
  const common = useTranslate(commonTexts);
  const { found, isLooking, isImporting, onMatch, onImport, onCancel } = props;
  const { look } = found;
  const [duplicates, setDuplicates] = useState<DuplicateChoice>("merge");
  const [tag, setTag] = useState("");
  const sum = sumOf(look, duplicates, t);
  const words = common("twoSentences", { first: sum.effect, second: sum.total });
  return (
    <div
      aria-busy={isLooking}
      className={classNames(
        "grid max-w-216 grid-cols-[minmax(0,1fr)] gap-5 transition-opacity duration-hover",
        isLooking && "opacity-60",
      )}
    >
      {look.kind === "csv" && (
        <ColumnMatch columns={look.columns} fields={IMPORT_FIELDS} lead={t("matchLead")} onMatch={onMatch} />
      )}
      {look.firstFive.length > 0 && <FirstFive people={look.firstFive} />}
      {look.duplicates.count > 0 && (
        <DuplicateRadios duplicates={look.duplicates} choice={duplicates} onChoose={setDuplicates} />
      )}
      {look.leftOut.count > 0 && <Notice tone="warning">{leftOutWords(look.leftOut, t)}</Notice>}
      {look.leftOut.values.length > 0 && <Notice>{leftOutValueWords(look.leftOut.values, t)}</Notice>}
      {sum.after > look.max && <Notice tone="danger">{t("full", { count: look.max })}</Notice>}
      <div className="max-w-104">
        <TextField
          label={t("tagForAll")}
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
          {words}
        </p>
        <div className="flex flex-row-reverse gap-3 max-md:*:flex-1">
          <Button
            isBusy={isImporting}
            busyLabel={t("importing")}
            disabled={look.people === 0 || isLooking || sum.after > look.max}
            onClick={() => onImport({ duplicates, tag: tag.trim() })}
          >
            {t("importContacts", { count: sum.imported })}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {common("cancel")}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** "298 new, 14 merged, 3 skipped." and "546 of 10,000 contacts after the import." */
function sumOf(look: PeopleImportLook, choice: DuplicateChoice, t: PeopleImportWords) {
  const { people, duplicates, total, max } = look;
  const added = people - duplicates.count;
  const after = total + added;
  return {
    after,
    imported: choice === "merge" ? people : added,
    effect: effectWords(look, added, choice, t),
    total: t("totalAfter", { total: after, count: max }),
  };
}

function effectWords(look: PeopleImportLook, added: number, choice: DuplicateChoice, t: PeopleImportWords) {
  const known = look.duplicates.count;
  const skipped = look.leftOut.count;
  if (known === 0) return skipped === 0 ? t("sumNew", { added }) : t("sumSkipped", { added, skipped });
  if (choice === "skip") {
    if (skipped === 0) return t("sumSkipped", { added, skipped: known });
    return t("sumKnownAndSkipped", { added, known, skipped });
  }
  if (skipped === 0) return t("sumMerged", { added, merged: known });
  return t("sumMergedAndSkipped", { added, merged: known, skipped });
}

const LEFT_OUT_TEXTS = { empty: "rowEmpty", repeated: "rowRepeated", unreadable: "rowUnreadable" } as const;

/** Which rows, and why: "Row 88: No name, email or phone." */
function leftOutWords({ count, rows }: PeopleImportLook["leftOut"], t: PeopleImportWords): ReactNode {
  return (
    <>
      <p className="font-semibold">{t("rowsSkipped", { count })}</p>
      <ul>
        {rows.map(({ row, reason }) => (
          <li key={row}>{t(LEFT_OUT_TEXTS[reason], { row })}</li>
        ))}
      </ul>
      {count > rows.length && <p>{t("moreRows", { count: count - rows.length })}</p>}
    </>
  );
}

/** What people have in the file and nobody is asked about: "Left out: Birthday (12) and Photo (3)." */
function leftOutValueWords(values: PeopleImportLook["leftOut"]["values"], t: PeopleImportWords): ReactNode {
  const names = values.map(({ name, count }) => `${name} (${formatNumber(t.language, count)})`);
  return <p>{t("notImported", { details: formatList(t.language, names) })}</p>;
}

type DuplicateRadiosProps = {
  duplicates: PeopleImportLook["duplicates"];
  choice: DuplicateChoice;
  onChoose: (choice: DuplicateChoice) => void;
};

function DuplicateRadios({ duplicates, choice, onChoose }: DuplicateRadiosProps) {
  const t = useTranslate(peopleImportTexts);
  const { count } = duplicates;
  const options = [
    { value: "merge", label: t("merge"), hint: t("mergeHint") },
    { value: "skip", label: t("skip"), hint: t("skipHint", { count }) },
  ] as const;
  return (
    <ImportPanel
      title={t("alreadyInContacts", { count })}
      lead={t("sameContact", { names: namesOf(duplicates, t) })}
    >
      <fieldset className="grid gap-2.5 lg:grid-cols-2">
        <legend className="sr-only">{t("contactsYouHave")}</legend>
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
function namesOf({ count, names }: PeopleImportLook["duplicates"], t: PeopleImportWords): string {
  const named = names.slice(0, 3);
  const rest = count - named.length;
  return formatList(t.language, rest > 0 ? [...named, t("moreNames", { count: rest })] : named);
}
