import type { ListedPerson } from "@visita/domain/admin/admin-people.contract";
import { FREE_PLAN_NAME } from "@visita/domain/billing/plan.rules";
import { capitalized, counted, formatNumber, formatTimeAgo } from "@visita/domain/format";
import { Link } from "react-router";
import { metaOf } from "../../lib/page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { Segments } from "../../ui/segments.tsx";
import { usePeople } from "./admin.queries.ts";
import { AdminFailure, Monogram, PageHead, Pager, panelClasses, SearchField, Tools } from "./admin-parts.tsx";
import { useListParams } from "./use-list-params.ts";

const SEGMENTS = [
  { value: "all", label: "All" },
  { value: "premium", label: "Premium" },
  { value: "suspended", label: "Suspended" },
] as const;

export function PeoplePage() {
  const { find, segment, after, ...list } = useListParams(SEGMENTS);
  const query = usePeople(find, segment, after);
  return (
    <>
      <PageHead title="People">
        {query.data && `${counted(query.data.total, "account")}, newest first`}
      </PageHead>
      <Tools>
        <SearchField
          label="Find by email, name or username"
          placeholder="Email, name or username"
          value={find}
          onSearch={list.search}
        />
        <Segments label="Which people" options={SEGMENTS} value={segment} onValueChange={list.setSegment} />
      </Tools>
      <AdminFailure query={query} />
      {!query.data && !query.error && <Skeleton className="h-96 w-full" />}
      {query.data && (
        <>
          {query.data.people.length > 0 && (
            <div className={panelClasses}>
              <table className="admin-table" aria-busy={query.isPlaceholderData}>
                <thead>
                  <tr>
                    <th scope="col">Person</th>
                    <th scope="col">Plan</th>
                    <th scope="col" className="admin-number">
                      Cards
                    </th>
                    <th scope="col">Last seen</th>
                  </tr>
                </thead>
                <tbody>
                  {query.data.people.map((person) => (
                    <PersonRow key={person.accountid} person={person} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {query.data.people.length === 0 && <p className="text-muted">No people found.</p>}
          <Pager
            label="Next 50"
            shown={after === undefined ? "Newest 50" : "Older"}
            next={query.data.next}
            onNext={list.setAfter}
            onFirst={list.toFirst}
          />
        </>
      )}
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
