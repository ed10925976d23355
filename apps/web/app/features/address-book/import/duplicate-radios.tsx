import type { PeopleImportLook } from "@visita/domain/address-book/people-import.contract";
import { formatList, formatNumber } from "@visita/domain/format";
import { ImportPanel } from "../panel.tsx";
import type { DuplicateChoice } from "./use-people-import.ts";

type DuplicateRadiosProps = {
  duplicates: PeopleImportLook["duplicates"];
  choice: DuplicateChoice;
  onChoose: (choice: DuplicateChoice) => void;
};

export function DuplicateRadios({ duplicates, choice, onChoose }: DuplicateRadiosProps) {
  const { count } = duplicates;
  const title =
    count === 1 ? "One is in your contacts already" : `${formatNumber(count)} are in your contacts already`;
  const those = count === 1 ? "this one as it is" : `these ${formatNumber(count)} as they are`;
  const options = [
    { value: "merge", label: "Merge", hint: "Fill in what is empty. Nothing you have is overwritten." },
    { value: "skip", label: "Skip", hint: `Leave ${those}.` },
  ] as const;
  return (
    <ImportPanel title={title} lead={`Same email or phone: ${namesOf(duplicates)}.`}>
      <fieldset className="grid gap-2.5 lg:grid-cols-2">
        <legend className="sr-only">People who are here already</legend>
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
