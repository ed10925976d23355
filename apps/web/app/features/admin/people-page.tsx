import type { ListedPerson } from "@visita/domain/admin/admin-people.contract";
import { capitalized, formatNumber, formatTimeAgo } from "@visita/domain/format";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import { plansTexts } from "@visita/domain/owner-messages/plans";
import { Link } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { Segments } from "../../ui/segments.tsx";
import { usePeople } from "./admin.queries.ts";
import { AdminTable, ListBody, ListTools } from "./admin-list.tsx";
import { Monogram, PageHead } from "./admin-parts.tsx";
import { useListParams } from "./use-list-params.ts";

const SEGMENTS = [{ value: "all" }, { value: "premium" }, { value: "suspended" }] as const;

export function PeoplePage() {
  const t = useTranslate(adminTexts);
  const plans = useTranslate(plansTexts);
  const labels = { all: t("all"), premium: plans("premium"), suspended: t("suspended") };
  const list = useListParams(SEGMENTS);
  const query = usePeople(list.find, list.segment, list.after);
  return (
    <>
      <PageHead title={t("people")}>{query.data && t("accountCount", { count: query.data.total })}</PageHead>
      <ListTools list={list} label={t("findPeople")} placeholder={t("findPeopleHint")}>
        <Segments
          label={t("whichPeople")}
          options={SEGMENTS.map(({ value }) => ({ value, label: labels[value] }))}
          value={list.segment}
          onValueChange={list.setSegment}
        />
      </ListTools>
      <ListBody query={query} list={list}>
        {({ people }) => (
          <AdminTable
            columns={[
              { label: t("person") },
              { label: t("plan") },
              { label: t("cards"), isNumber: true },
              { label: t("lastSeen") },
            ]}
            isBusy={query.isPlaceholderData}
            rows={people.map((person) => <PersonRow key={person.accountid} person={person} />)}
            none={t("noPeople")}
          />
        )}
      </ListBody>
    </>
  );
}

function PersonRow({ person }: { person: ListedPerson }) {
  const t = useTranslate(adminTexts);
  const plans = useTranslate(plansTexts);
  return (
    <tr>
      <td>
        <Link
          to={`/admin/people/${person.accountid}`}
          className="flex min-h-touch min-w-0 items-center gap-3 no-underline"
        >
          <Monogram name={person.name} />
          <span className="grid min-w-0">
            <strong className="font-semibold wrap-anywhere">
              <bdi>{person.name}</bdi>
            </strong>
            <span dir="ltr" className="text-help text-muted wrap-anywhere">
              {person.email}
            </span>
          </span>
        </Link>
      </td>
      <td data-label={t("plan")}>
        {person.isSuspended ? (
          <Badge tone="danger">{t("suspended")}</Badge>
        ) : (
          <span className="whitespace-nowrap">{plans(person.isPremium ? "premium" : "foreverFree")}</span>
        )}
      </td>
      <td data-label={t("cards")} className="admin-number">
        {formatNumber(t.language, person.cards)}
      </td>
      <td data-label={t("lastSeen")}>
        <span className="whitespace-nowrap">
          {person.lastSeen ? capitalized(formatTimeAgo(t.language, person.lastSeen)) : t("signedOut")}
        </span>
      </td>
    </tr>
  );
}

export const meta = metaIn(adminTexts, { title: "peopleTitle" });

export default PeoplePage;
