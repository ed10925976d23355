import type { PeopleFilters } from "@visita/domain/address-book/person.contract";
import { Plus, Upload } from "lucide-react";
import type { Ref } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { usePeople } from "./people.queries.ts";
import { FILTER_NAMES, type PeopleChoice } from "./people-choice.ts";
import { filterOptions } from "./people-controls.tsx";
import { countedPeople } from "./person-words.ts";

type NoPeopleProps = { headingRef: Ref<HTMLHeadingElement>; onAdd: () => void };

export function NoPeople({ headingRef, onAdd }: NoPeopleProps) {
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1} className="type-title mb-5">
        Contacts
      </h1>
      <div className="lg:pt-8">
        <EmptyState
          title="No contacts yet"
          action={
            <div className="grid justify-items-center gap-3">
              <Button size="lg" icon={Plus} onClick={onAdd}>
                Add a contact
              </Button>
              <Link
                to="/contacts/import"
                className="inline-flex min-h-touch items-center gap-2 rounded-xs font-semibold underline-offset-3 hover:underline"
              >
                <Upload aria-hidden="true" size={18} strokeWidth={1.75} />
                Import a .vcf or .csv file
              </Link>
            </div>
          }
        >
          People who share their details on your card appear here. You can also add someone by hand, or import
          a file from your phone.
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
  const active = FILTER_NAMES.filter((name) => choice[name] !== "");
  const places = active.flatMap(
    (name) => filterOptions(name, filters).find(({ value }) => value === choice[name])?.label ?? [],
  );
  const isSearch = choice.q !== "";
  const around = usePeople(userid, { ...choice, q: "" }).data?.pages[0]?.matches;
  const from = around ? countedPeople(around) : "contacts";
  return (
    <section className="mx-auto grid max-w-104 justify-items-center gap-2 py-8 text-center">
      <h2 className="type-heading wrap-anywhere">
        {isSearch ? `No contacts found for “${choice.q}”` : "No contacts match these filters"}
      </h2>
      {isSearch && (
        <p className="text-muted wrap-anywhere">
          We searched the names, companies, roles, emails, notes and tags of{" "}
          {places.length > 0
            ? `the ${from} from ${places.join(", ")}`
            : `all ${countedPeople(filters.total)}`}
          .
        </p>
      )}
      <div className="mt-5">
        {active.length > 0 ? (
          <Button variant="secondary" onClick={() => onChoose({ card: "", link: "", tag: "" })}>
            {isSearch ? "Search" : "Show"} all {countedPeople(filters.total)}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => onChoose({ q: "" })}>
            Show all {countedPeople(filters.total)}
          </Button>
        )}
      </div>
    </section>
  );
}
