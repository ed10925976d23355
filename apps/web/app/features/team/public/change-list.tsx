import { templateWords } from "@visita/domain/owner-messages/template-words";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { CardChip } from "../../card/view/card-chip.tsx";
import type { FieldChange, FieldState } from "./use-template-words.ts";

type ChangeListProps = {
  changes: readonly (FieldChange & { note?: string | undefined })[];
  /** Further rows. */
  children?: ReactNode;
};

/** What was and what will be, a row for each field. */
export function ChangeList({ changes, children }: ChangeListProps) {
  return (
    <dl className="grid border-t border-line">
      {changes.map(({ field, name, note, ...change }) => (
        <ChangeRow key={field} name={name}>
          <Change {...change} />
          {note && <span className="text-muted">{note}</span>}
        </ChangeRow>
      ))}
      {children}
    </dl>
  );
}

export function ChangeRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 border-b border-line py-2.75 text-small leading-[1.4] min-[30rem]:grid-cols-[6.5rem_minmax(0,1fr)]">
      <dt className="min-w-0 text-muted wrap-anywhere">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">{children}</dd>
    </div>
  );
}

function Change({ before, after, isReplaced }: Pick<FieldChange, "before" | "after" | "isReplaced">) {
  const t = useTranslate(templateWords);
  const Before = isReplaced ? "s" : "span";
  return (
    <>
      {before && (
        <>
          <Before className={isReplaced && !before.color ? "min-w-0 text-muted" : "min-w-0 no-underline"}>
            <State state={before} />
          </Before>
          <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-muted" />
          <VisuallyHidden>{t("becomes")}</VisuallyHidden>
        </>
      )}
      <b className="min-w-0 font-semibold">
        <State state={after} />
      </b>
    </>
  );
}

function State({ state: { text, color } }: { state: FieldState }) {
  if (!color) return <bdi className="line-clamp-3 whitespace-pre-line wrap-anywhere">{text}</bdi>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <CardChip color={color} isResting={false} className="w-6.5" />
      <bdi>{text}</bdi>
    </span>
  );
}
