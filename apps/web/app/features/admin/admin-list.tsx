import { adminTexts } from "@visita/domain/owner-messages/admin";
import { ChevronRight, Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AdminFailure, panelClasses } from "./admin-parts.tsx";
import type { ListParams } from "./use-list-params.ts";

type ListToolsProps = {
  list: Pick<ListParams<string>, "find" | "search">;
  label: string;
  placeholder: string;
  children: ReactNode;
};
const TYPING_PAUSE_MS = 250;

/** A field that searches when the person pauses, and what stands beside it. */
export function ListTools({ list: { find, search }, label, placeholder, children }: ListToolsProps) {
  const [text, setText] = useState(find);
  useEffect(() => {
    if (text === find) return;
    const timer = setTimeout(() => search(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, find, search]);
  return (
    <div className="mb-5 grid gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <TextField
        type="search"
        label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        leading={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
        onChange={(event) => setText(event.target.value)}
      />
      {children}
    </div>
  );
}

type Page = { next: string | null };

type ListBodyProps<Data extends Page> = {
  query: { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  list: Pick<ListParams<string>, "after" | "setAfter" | "toFirst">;
  /** Which rows are shown: on the first page, and on those after it. */
  shown?: readonly [first: string, later: string];
  more?: string;
  children: (data: Data) => ReactNode;
};

/** The rows, or why there are none, and the way to more. */
export function ListBody<Data extends Page>({ query, list, shown, more, children }: ListBodyProps<Data>) {
  const t = useTranslate(adminTexts);
  const { data, error } = query;
  const [first, later] = shown ?? [t("newestFifty"), t("older")];
  return (
    <>
      <AdminFailure query={query} />
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {data && (
        <>
          {children(data)}
          <Pager
            label={more ?? t("nextFifty")}
            shown={list.after === undefined ? first : later}
            next={data.next}
            list={list}
          />
        </>
      )}
    </>
  );
}

type PagerProps = Pick<ListBodyProps<Page>, "list"> & Page & { label: string; shown: string };

/** Keyset pages go forward; the first one is one press away. */
function Pager({ label, shown, next, list: { toFirst, setAfter } }: PagerProps) {
  const t = useTranslate(adminTexts);
  if (!next && !toFirst) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <span className="text-help text-muted">{shown}</span>
      <span className="flex flex-wrap gap-3">
        {toFirst && (
          <Button variant="ghost" onClick={toFirst}>
            {t("backToFirst")}
          </Button>
        )}
        {next && (
          <Button variant="secondary" onClick={() => setAfter(next)}>
            <span className="inline-flex items-center gap-2.5">
              {label}
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
          </Button>
        )}
      </span>
    </div>
  );
}

type AdminTableProps = {
  columns: readonly { label: string; isNumber?: boolean; isHidden?: boolean }[];
  isBusy: boolean;
  rows: readonly ReactNode[];
  /** Shown when there are no rows. */
  none: string;
};

export function AdminTable({ columns, isBusy, rows, none }: AdminTableProps) {
  if (rows.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <div className={panelClasses}>
      <table className="admin-table" aria-busy={isBusy}>
        <thead>
          <tr>
            {columns.map(({ label, isNumber = false, isHidden = false }) => (
              <th key={label} scope="col" className={isNumber ? "admin-number" : undefined}>
                {isHidden ? <span className="sr-only">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
    </div>
  );
}
