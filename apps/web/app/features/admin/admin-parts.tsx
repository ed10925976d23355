import { Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import { TextField } from "../../ui/text-field.tsx";

type PageHeadProps = { title: string; children?: ReactNode; action?: ReactNode };

export function PageHead({ title, children, action }: PageHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-4 lg:mb-8">
      <div className="grid gap-1">
        <h1 className="type-title">{title}</h1>
        {children && <p className="text-muted">{children}</p>}
      </div>
      {action}
    </div>
  );
}

type SearchFieldProps = { label: string; value: string; onSearch: (text: string) => void };
const TYPING_PAUSE_MS = 250;

/** Searches when the person pauses. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
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
      value={text}
      autoComplete="off"
      leading={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

type SegmentsProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="flex w-fit max-w-full flex-wrap gap-1 rounded-md bg-sunk p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className="min-h-touch rounded-sm px-4 font-semibold text-muted aria-pressed:bg-surface aria-pressed:text-text"
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

type PagerProps = {
  label: string;
  next: string | null;
  onNext: (next: string) => void;
  onFirst?: () => void;
};

/** Keyset pages go forward; the first one is one press away. */
export function Pager({ label, next, onNext, onFirst }: PagerProps) {
  if (!next && !onFirst) return null;
  return (
    <div className="mt-5 flex flex-wrap justify-end gap-3">
      {onFirst && (
        <Button variant="ghost" onClick={onFirst}>
          Back to the first
        </Button>
      )}
      {next && (
        <Button variant="secondary" onClick={() => onNext(next)}>
          {label}
        </Button>
      )}
    </div>
  );
}

type FailureProps = { query: { error: unknown; isFetching: boolean; refetch: () => unknown } };

export function AdminFailure({ query: { error, isFetching, refetch } }: FailureProps) {
  if (!error) return null;
  return (
    <ListFailure title="This could not be loaded." isRetrying={isFetching} onRetry={() => void refetch()}>
      {error instanceof Error ? error.message : "Please try again."}
    </ListFailure>
  );
}

/** A table on a desk; on a phone each row is a card whose cells name themselves. */
export const tableClasses =
  "w-full border-collapse text-left max-md:block max-md:[&_tbody]:grid max-md:[&_tbody]:gap-3 max-md:[&_td]:flex max-md:[&_td]:justify-between max-md:[&_td]:gap-4 max-md:[&_td]:py-1.5 max-md:[&_td]:before:text-muted max-md:[&_td]:before:content-[attr(data-l)] max-md:[&_thead]:sr-only max-md:[&_tr]:block max-md:[&_tr]:rounded-lg max-md:[&_tr]:border max-md:[&_tr]:border-line max-md:[&_tr]:bg-surface max-md:[&_tr]:p-4 md:[&_td]:h-17.25 md:[&_td]:border-t md:[&_td]:border-line md:[&_td]:pr-4 md:[&_th]:pr-4 md:[&_th]:pb-2 md:[&_th]:font-semibold md:[&_th]:text-muted";
