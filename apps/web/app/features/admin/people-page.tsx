import { useCallback, useState } from "react";
import { Link } from "react-router";
import { formatTimeAgo } from "../../lib/format-time.ts";
import { counted, withSeparators } from "../../lib/number-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { type PeopleSegment, usePeople } from "./admin.queries.ts";
import { AdminFailure, PageHead, Pager, SearchField, Segments, tableClasses } from "./admin-parts.tsx";

const SEGMENTS = [
  { value: "all", label: "All" },
  { value: "premium", label: "Premium" },
  { value: "suspended", label: "Suspended" },
] as const;

export function PeoplePage() {
  const [find, setFind] = useState("");
  const [segment, setSegment] = useState<PeopleSegment>("all");
  const [after, setAfter] = useState<string>();
  const query = usePeople(find, segment, after);
  const search = useCallback((text: string) => {
    setFind(text);
    setAfter(undefined);
  }, []);
  return (
    <>
      <PageHead title="People">
        {query.data && `${counted(query.data.total, "account")}, the newest first`}
      </PageHead>
      <div className="mb-5 grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <SearchField label="Find by email, name or username" value={find} onSearch={search} />
        <Segments
          label="Which people"
          options={SEGMENTS}
          value={segment}
          onChange={(value) => {
            setSegment(value);
            setAfter(undefined);
          }}
        />
      </div>
      <AdminFailure query={query} />
      {query.data && (
        <>
          <table className={tableClasses} aria-busy={query.isPlaceholderData}>
            <thead>
              <tr>
                <th scope="col">Person</th>
                <th scope="col">Plan</th>
                <th scope="col">Cards</th>
                <th scope="col">Last seen</th>
              </tr>
            </thead>
            <tbody>
              {query.data.people.map((person) => (
                <tr key={person.accountid}>
                  <td data-l="Person">
                    <span className="grid min-w-0">
                      <Link to={`/admin/people/${person.accountid}`} className="font-semibold wrap-anywhere">
                        <bdi>{person.name}</bdi>
                      </Link>
                      <span className="text-help text-muted wrap-anywhere">{person.email}</span>
                    </span>
                  </td>
                  <td data-l="Plan">
                    {person.isSuspended ? (
                      <Badge tone="danger">Suspended</Badge>
                    ) : person.isPremium ? (
                      "Premium"
                    ) : (
                      "Forever Free"
                    )}
                  </td>
                  <td data-l="Cards">{withSeparators(person.cards)}</td>
                  <td data-l="Last seen">
                    {person.lastSeen ? formatTimeAgo(person.lastSeen) : "Signed out"}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {query.data.people.length === 0 && <p className="text-muted">Nobody was found.</p>}
          <Pager
            label="Next 50"
            next={query.data.next}
            onNext={setAfter}
            {...(after !== undefined && { onFirst: () => setAfter(undefined) })}
          />
        </>
      )}
    </>
  );
}
