import type { PeopleFilters } from "@visita/domain/address-book/person.contract";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { SCAN_PATH } from "@visita/domain/scan/scan-path";
import { Plus, ScanLine, Upload } from "lucide-react";
import type { Ref } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { ExportMenu } from "./export-menu.tsx";
import type { PeopleChoice } from "./people-choice.ts";
import type { MatchCount } from "./person-words.ts";

type PeopleHeadProps = {
  headingRef: Ref<HTMLHeadingElement>;
  filters: PeopleFilters;
  choice: PeopleChoice;
  /** Whom the choice leaves. */
  shown: MatchCount | undefined;
  onAdd: () => void;
};

export function PeopleHead({ headingRef, filters, choice, shown, onAdd }: PeopleHeadProps) {
  const t = useTranslate(addressBookTexts);
  const { total, new: unread } = filters;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-7">
      <div>
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          {t("title")}
        </h1>
        <p className="mt-1 text-muted">
          {unread > 0 ? t("contactsAndNew", { count: total, unread }) : t("contacts", { count: total })}
        </p>
      </div>
      <div className="grid w-full grid-cols-2 gap-2.5 md:flex md:w-auto">
        <Button icon={Plus} className="max-md:col-span-2 md:order-last" onClick={onAdd}>
          {t("addContact")}
        </Button>
        <ButtonLink
          to={SCAN_PATH}
          reloadDocument
          variant="secondary"
          icon={ScanLine}
          className="max-md:col-span-2"
        >
          {t("scan")}
        </ButtonLink>
        <ButtonLink to="/contacts/import" variant="secondary" icon={Upload}>
          {t("import")}
        </ButtonLink>
        <ExportMenu total={total} choice={choice} shown={shown} />
      </div>
    </div>
  );
}
