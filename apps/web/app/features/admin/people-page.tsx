import type { ListedPerson } from "@visita/domain/admin/admin-people.contract";
import { FREE_PLAN_NAME } from "@visita/domain/billing/plan.rules";
import { capitalized, counted, formatNumber, formatTimeAgo } from "@visita/domain/format";
import { Link } from "react-router";
import { metaOf } from "../../lib/page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { Segments } from "../../ui/segments.tsx";
import { usePeople } from "./admin.queries.ts";
import { AdminTable, ListBody, ListTools } from "./admin-list.tsx";
import { Monogram, PageHead } from "./admin-parts.tsx";
import { useListParams } from "./use-list-params.ts";

const SEGMENTS = [
  { value: "all", label: "All" },
  { value: "premium", label: "Premium" },
  { value: "suspended", label: "Suspended" },
] as const;

const COLUMNS = [
  { label: "Person" },
  { label: "Plan" },
  { label: "Cards", isNumber: true },
  { label: "Last seen" },
];

export function PeoplePage() {
  const list = useListParams(SEGMENTS);
  const query = usePeople(list.find, list.segment, list.after);
  return (
    <>
      <PageHead title="People">
        {query.data && `${counted(query.data.total, "account")}, newest first`}
      </PageHead>
      <ListTools list={list} label="Find by email, name or username" placeholder="Email, name or username">
        <Segments
          label="Which people"
          options={SEGMENTS}
          value={list.segment}
          onValueChange={list.setSegment}
        />
      </ListTools>
      <ListBody query={query} list={list}>
        {({ people }) => (
          <AdminTable
            columns={COLUMNS}
            isBusy={query.isPlaceholderData}
            rows={people.map((person) => <PersonRow key={person.accountid} person={person} />)}
            none="No people found."
          />
        )}
      </ListBody>
    </>
  );
}

function PersonRow({ person }: { person: ListedPerson }) {
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
            <span className="text-help text-muted wrap-anywhere">{person.email}</span>
          </span>
        </Link>
      </td>
      <td data-label="Plan">
        {person.isSuspended ? (
          <Badge tone="danger">Suspended</Badge>
        ) : (
          <span className="whitespace-nowrap">{person.isPremium ? "Premium" : FREE_PLAN_NAME}</span>
        )}
      </td>
      <td data-label="Cards" className="admin-number">
        {formatNumber(person.cards)}
      </td>
      <td data-label="Last seen">
        <span className="whitespace-nowrap">
          {person.lastSeen ? capitalized(formatTimeAgo(person.lastSeen)) : "Signed out"}
        </span>
      </td>
    </tr>
  );
}

export const meta = metaOf({ title: "People, Admin" });

export default PeoplePage;
