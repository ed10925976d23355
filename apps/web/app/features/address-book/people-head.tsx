import type { PeopleFilters } from "@visita/domain/address-book/person.contract";
import { formatNumber } from "@visita/domain/format";
import { Plus, Upload } from "lucide-react";
import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { ExportMenu } from "./export-menu.tsx";
import type { PeopleChoice } from "./people-choice.ts";
import { countedPeople } from "./person-words.ts";

type PeopleHeadProps = {
  headingRef: Ref<HTMLHeadingElement>;
  filters: PeopleFilters;
  choice: PeopleChoice;
  /** Whom the choice leaves, in words. */
  shown: string | undefined;
  onAdd: () => void;
};

export function PeopleHead({ headingRef, filters, choice, shown, onAdd }: PeopleHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-7">
      <div>
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          Contacts
        </h1>
        <p className="mt-1 text-muted">
          {countedPeople(filters.total)}
          {filters.new > 0 && `, ${formatNumber(filters.new)} new`}
        </p>
      </div>
      <div className="grid w-full grid-cols-2 gap-2.5 md:flex md:w-auto">
        <Button icon={Plus} className="max-md:col-span-2 md:order-last" onClick={onAdd}>
          Add a contact
        </Button>
        <ButtonLink to="/contacts/import" variant="secondary" icon={Upload}>
          Import
        </ButtonLink>
        <ExportMenu total={filters.total} choice={choice} shown={shown} />
      </div>
    </div>
  );
}
