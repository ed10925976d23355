import { initials } from "@visita/domain/card/initials";
import { ChevronRight, Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CardCover } from "../../ui/card-cover.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ListFailure } from "../../ui/list-failure.tsx";
import { TextField } from "../../ui/text-field.tsx";
import "./admin.css";

export const panelClasses = "rounded-lg border border-line bg-surface";

type PageHeadProps = { title: string; children?: ReactNode; action?: ReactNode };

export function PageHead({ title, children, action }: PageHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4 lg:mb-8">
      <div className="grid gap-1">
        <h1 className="type-title">{title}</h1>
        {/* Keeps its line while the page loads. */}
        <p className="min-h-[1lh] text-muted">{children}</p>
      </div>
      {action}
    </div>
  );
}

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
};
const TYPING_PAUSE_MS = 250;

/** Searches when the person pauses. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      value={text}
      autoComplete="off"
      leading={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** A search field and what stands beside it. */
export function Tools({ children }: { children: ReactNode }) {
  return <div className="mb-5 grid gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">{children}</div>;
}

type PagerProps = {
  label: string;
  /** Which rows are shown, in words. */
  shown: string;
  next: string | null;
  onNext: (next: string) => void;
  onFirst?: (() => void) | undefined;
};

/** Keyset pages go forward; the first one is one press away. */
export function Pager({ label, shown, next, onNext, onFirst }: PagerProps) {
  if (!next && !onFirst) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <span className="text-help text-muted">{shown}</span>
      <span className="flex flex-wrap gap-3">
        {onFirst && (
          <Button variant="ghost" onClick={onFirst}>
            Back to the first page
          </Button>
        )}
        {next && (
          <Button variant="secondary" onClick={() => onNext(next)}>
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

type FailureProps = { query: { error: unknown; isFetching: boolean; refetch: () => unknown } };

export function AdminFailure({ query: { error, isFetching, refetch } }: FailureProps) {
  if (!error) return null;
  return (
    <ListFailure title="We couldn’t load this." isRetrying={isFetching} onRetry={() => void refetch()}>
      {error instanceof Error ? error.message : "Please try again."}
    </ListFailure>
  );
}

/** Who it is stands beside it. */
export function Monogram({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid aspect-4/5 shrink-0 place-items-center bg-sunk font-display font-[460]",
        isLarge ? "w-14 rounded-sm text-heading" : "w-9 rounded-[0.375rem]",
      )}
    >
      {initials(name)}
    </span>
  );
}

/** The cover of a card, which is named beside it. */
export function MiniCover({ theme }: { theme: string }) {
  return (
    <span aria-hidden="true" className="shrink-0">
      <CardCover
        theme={theme}
        as="span"
        className="block aspect-[1.62] w-17 rounded-[0.375rem] shadow-[0_2px_0_var(--card-edge)]"
      />
    </span>
  );
}
