import type { PeopleFilters } from "@visita/domain/address-book/person.contract";
import { QUERY_MAX } from "@visita/domain/address-book/person.rules";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { Search, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useIsWide } from "../../lib/use-media-query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FILTER_NAMES, type FilterName, type PeopleChoice } from "./people-choice.ts";
import type { MatchCount } from "./person-words.ts";

/** Long enough that a quick typist asks once. */
const SEARCH_DELAY_MS = 250;
/** A select has no empty value. */
const ALL = "all";

type PeopleControlsProps = {
  choice: PeopleChoice;
  filters: PeopleFilters;
  /** Whom the choice leaves; undefined while that is not known. */
  matches: MatchCount | undefined;
  onChoose: (change: Partial<PeopleChoice>) => void;
};

export function PeopleControls({ choice, filters, matches, onChoose }: PeopleControlsProps) {
  const t = useTranslate(addressBookTexts);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // On phones they are in the sheet: three selects that are only hidden would take as long as the list.
  const isWide = useIsWide();
  const active = FILTER_NAMES.filter((name) => choice[name] !== "").length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a browser that does not know <search> gives it no role
    <div
      role="search"
      className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 lg:grid-cols-[minmax(0,1fr)_10.5rem_12.5rem_10rem]"
    >
      <SearchField query={choice.q} onSearch={(q) => onChoose({ q })} />
      {isWide &&
        FILTER_NAMES.map((name) => (
          <FilterSelect
            key={name}
            name={name}
            choice={choice}
            filters={filters}
            isLabelHidden
            onChoose={onChoose}
          />
        ))}
      <span className="relative lg:hidden">
        <IconButton
          label={active > 0 ? t("filtersOn", { count: active }) : t("filters")}
          icon={SlidersHorizontal}
          variant="outline"
          hasTooltip={false}
          aria-haspopup="dialog"
          aria-expanded={isSheetOpen}
          onClick={() => setSheetOpen(true)}
        />
        {active > 0 && (
          <b
            aria-hidden="true"
            className="pointer-events-none absolute -top-1.75 -inset-e-1.75 grid h-5.5 min-w-5.5 place-items-center rounded-sm bg-accent px-1.25 text-caption font-bold text-on-accent"
          >
            {active}
          </b>
        )}
      </span>
      <FilterSheet
        isOpen={isSheetOpen}
        onOpenChange={setSheetOpen}
        matches={matches}
        onClear={() => onChoose({ card: "", link: "", tag: "" })}
      >
        {FILTER_NAMES.map((name) => (
          <FilterSelect key={name} name={name} choice={choice} filters={filters} onChoose={onChoose} />
        ))}
      </FilterSheet>
    </div>
  );
}

type SearchFieldProps = { query: string; onSearch: (query: string) => void };

/** What is typed is here at once, and asked for when the typing rests. */
function SearchField({ query, onSearch }: SearchFieldProps) {
  const t = useTranslate(addressBookTexts);
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const [known, setKnown] = useState(query);
  // Changed from elsewhere: by a button, or the back button.
  if (known !== query) {
    setKnown(query);
    setTyped(query);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string, delayMs: number) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(text.trim());
      onSearch(text.trim());
    }, delayMs);
  }

  return (
    <TextField
      ref={input}
      // Not type="search", whose own clear button would stand beside ours.
      inputMode="search"
      label={t("searchLabel")}
      isLabelHidden
      placeholder={t("search")}
      maxLength={QUERY_MAX}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={typed}
      leading={<Search aria-hidden="true" size={20} strokeWidth={1.75} />}
      trailing={
        typed && (
          <IconButton
            label={t("clearSearch")}
            icon={X}
            size="sm"
            hasTooltip={false}
            onClick={() => {
              search("", 0);
              input.current?.focus();
            }}
          />
        )
      }
      onChange={(event) => search(event.target.value, SEARCH_DELAY_MS)}
    />
  );
}

type FilterSelectProps = {
  name: FilterName;
  choice: PeopleChoice;
  filters: PeopleFilters;
  isLabelHidden?: boolean;
  onChoose: (change: Partial<PeopleChoice>) => void;
};

const FILTER_TEXTS = {
  card: { label: "card", all: "allCards" },
  link: { label: "link", all: "allLinks" },
  tag: { label: "tag", all: "allTags" },
} as const;

function FilterSelect({ name, choice, filters, isLabelHidden = false, onChoose }: FilterSelectProps) {
  const t = useTranslate(addressBookTexts);
  const { label, all } = FILTER_TEXTS[name];
  return (
    <Select
      label={t(label)}
      isLabelHidden={isLabelHidden}
      options={[{ value: ALL, label: t(all) }, ...filterOptions(name, filters)]}
      value={choice[name] || ALL}
      onValueChange={(value) => onChoose({ [name]: value === ALL ? "" : value })}
    />
  );
}

export function filterOptions(name: FilterName, { cards, links, tags }: PeopleFilters) {
  if (name === "card")
    return cards.map(({ cardid, username }) => ({ value: cardid, label: cardPath(username) }));
  if (name === "link") return links.map(({ linkid, name: text }) => ({ value: linkid, label: text }));
  return tags.map((tag) => ({ value: tag, label: tag }));
}

type FilterSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  matches: MatchCount | undefined;
  onClear: () => void;
  children: ReactNode;
};

/** The filters where there is no room for them beside the search. They act at once. */
function FilterSheet({ isOpen, onOpenChange, matches, onClear, children }: FilterSheetProps) {
  const t = useTranslate(addressBookTexts);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("filters")}>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      <div className={dialogActionsClasses}>
        <Button onClick={() => onOpenChange(false)}>
          {matches ? t(matches.isMore ? "showMoreMatches" : "showMatches", matches) : t("show")}
        </Button>
        <Button variant="secondary" onClick={onClear}>
          {t("clear")}
        </Button>
      </div>
    </Dialog>
  );
}
