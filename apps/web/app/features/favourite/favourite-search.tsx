import { wordsOf } from "@visita/domain/address-book/search-words";
import type { Favourite } from "@visita/domain/favourite/favourite.contract";
import { favouriteTexts } from "@visita/domain/owner-messages/favourites";
import { Search } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** As many cards are seen at a glance. */
export const UNSEARCHED_MAX = 8;

type FavouriteSearchProps = {
  query: string;
  onSearch: (query: string) => void;
  /** Undefined while nothing is searched for. */
  found: number | undefined;
};

export function FavouriteSearch({ query, onSearch, found }: FavouriteSearchProps) {
  const t = useTranslate(favouriteTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a browser that does not know <search> gives it no role
    <div role="search" className="mb-6 max-w-lg">
      <TextField
        type="search"
        label={t("search")}
        isLabelHidden
        placeholder={t("search")}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        leading={<Search aria-hidden="true" size={20} strokeWidth={1.75} />}
        onChange={(event) => onSearch(event.target.value)}
      />
      <p role="status" className="mt-2 min-h-6 text-small text-muted">
        {found !== undefined && (found === 0 ? t("noneFound") : t("found", { count: found }))}
      </p>
    </div>
  );
}

/** By the names of either side; each word is found anywhere in them. */
export function findByName(favourites: readonly Favourite[], query: string): Favourite[] {
  const wanted = wordsOf(query);
  return favourites.filter(({ relatedData: { fullname, otherName = "" } }) => {
    const names = wordsOf(`${fullname} ${otherName}`).join(" ");
    return wanted.every((word) => names.includes(word));
  });
}
