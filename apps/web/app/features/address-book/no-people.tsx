import type { PeopleFilters } from "@visita/domain/address-book/person.contract";
import { formatEnumeration } from "@visita/domain/format";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { SCAN_PATH } from "@visita/domain/scan/scan-path";
import { Plus, ScanLine, Upload } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { usePeople } from "./people.queries.ts";
import { FILTER_NAMES, type PeopleChoice } from "./people-choice.ts";
import { filterOptions } from "./people-controls.tsx";

type NoPeopleProps = { headingRef: Ref<HTMLHeadingElement>; tabs: ReactNode; onAdd: () => void };

export function NoPeople({ headingRef, tabs, onAdd }: NoPeopleProps) {
  const t = useTranslate(addressBookTexts);
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className="type-title mb-5">
        {t("title")}
      </h1>
      {tabs}
      <div className="lg:pt-8">
        <EmptyState
          title={t("noContacts")}
          action={
            <div className="grid justify-items-center gap-3">
              <Button size="lg" icon={Plus} onClick={onAdd}>
                {t("addContact")}
              </Button>
              <Link
                to={SCAN_PATH}
                reloadDocument
                className="inline-flex min-h-touch items-center gap-2 rounded-xs font-semibold underline-offset-3 hover:underline"
              >
                <ScanLine aria-hidden="true" size={18} strokeWidth={1.75} />
                {t("scanCode")}
              </Link>
              <Link
                to="/contacts/import"
                className="inline-flex min-h-touch items-center gap-2 rounded-xs font-semibold underline-offset-3 hover:underline"
              >
                <Upload aria-hidden="true" size={18} strokeWidth={1.75} />
                {t("importFile")}
              </Link>
            </div>
          }
        >
          {t("howTheyCome")}
        </EmptyState>
      </div>
    </>
  );
}

type NobodyFoundProps = {
  userid: string;
  choice: PeopleChoice;
  filters: PeopleFilters;
  onChoose: (change: Partial<PeopleChoice>) => void;
};

/** Says where was looked, and offers to look further. */
export function NobodyFound({ userid, choice, filters, onChoose }: NobodyFoundProps) {
  const t = useTranslate(addressBookTexts);
  const active = FILTER_NAMES.filter((name) => choice[name] !== "");
  const places = active.flatMap(
    (name) => filterOptions(name, filters).find(({ value }) => value === choice[name])?.label ?? [],
  );
  const isSearch = choice.q !== "";
  const around = usePeople(userid, { ...choice, q: "" }).data?.pages[0]?.matches;
  const from = { filters: formatEnumeration(t.language, places) };
  return (
    <section className="mx-auto grid max-w-104 justify-items-center gap-2 py-8 text-center">
      <h2 className="type-heading wrap-anywhere">
        {isSearch ? t("noneFoundFor", { query: choice.q }) : t("noneMatch")}
      </h2>
      {isSearch && (
        <p className="text-muted wrap-anywhere">
          {places.length === 0 && t("searchedAll", { count: filters.total })}
          {places.length > 0 &&
            (around ? t("searchedCounted", { ...from, count: around }) : t("searchedFiltered", from))}
        </p>
      )}
      <div className="mt-5">
        {active.length > 0 ? (
          <Button variant="secondary" onClick={() => onChoose({ card: "", link: "", tag: "" })}>
            {t(isSearch ? "searchAll" : "showAll", { count: filters.total })}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => onChoose({ q: "" })}>
            {t("showAll", { count: filters.total })}
          </Button>
        )}
      </div>
    </section>
  );
}
