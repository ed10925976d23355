import type { ListedCard } from "@visita/domain/admin/admin-cards.contract";
import { useCallback, useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { cardPath } from "../../lib/card-path.ts";
import { counted, withSeparators } from "../../lib/number-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { type CardSegment, useAdminCards } from "./admin.queries.ts";
import { AdminFailure, PageHead, Pager, SearchField, Segments, tableClasses } from "./admin-parts.tsx";
import { CardStateBadge } from "./card-state-badge.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { TakeDownDialog } from "./take-down-dialog.tsx";

const SEGMENTS = [
  { value: "all", label: "All" },
  { value: "reported", label: "Reported" },
  { value: "look", label: "To look at" },
  { value: "down", label: "Down" },
] as const;

type OpenDialog = { kind: "takedown" | "putback" | "reviewed"; card: ListedCard };

export function AdminCardsPage() {
  const [find, setFind] = useState("");
  const [segment, setSegment] = useState<CardSegment>("all");
  const [after, setAfter] = useState<string>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const query = useAdminCards(find, segment, after);
  const search = useCallback((text: string) => {
    setFind(text);
    setAfter(undefined);
  }, []);
  return (
    <>
      <PageHead title="Cards">
        {query.data &&
          `${counted(query.data.total, "card")}, the newest first. Views are of the last 30 days.`}
      </PageHead>
      <div className="mb-5 grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <SearchField label="Find by username, name or company" value={find} onSearch={search} />
        <Segments
          label="Which cards"
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
                <th scope="col">Card</th>
                <th scope="col">Views</th>
                <th scope="col">State</th>
                <th scope="col">Actions</th>
              </tr>
            </thead>
            <tbody>
              {query.data.cards.map((card) => (
                <CardRow key={card.cardid} card={card} onAct={(kind) => setDialog({ kind, card })} />
              ))}
            </tbody>
          </table>
          {query.data.cards.length === 0 && <p className="text-muted">No card was found.</p>}
          <Pager
            label="Next 50"
            next={query.data.next}
            onNext={setAfter}
            {...(after !== undefined && { onFirst: () => setAfter(undefined) })}
          />
        </>
      )}
      {dialog && <CardDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

type CardRowProps = { card: ListedCard; onAct: (kind: OpenDialog["kind"]) => void };

function CardRow({ card, onAct }: CardRowProps) {
  const isDown = card.state === "down";
  return (
    <tr>
      <td data-l="Card">
        <span className="grid min-w-0">
          <a
            href={cardPath(card.username)}
            target="_blank"
            rel="noopener"
            className="font-semibold wrap-anywhere"
          >
            /c/{card.username}
          </a>
          <Link to={`/admin/people/${card.accountid}`} className="text-help text-muted wrap-anywhere">
            <bdi>{card.fullname}</bdi>
          </Link>
        </span>
      </td>
      <td data-l="Views">{withSeparators(card.views)}</td>
      <td data-l="State">
        <span className="flex flex-wrap gap-2">
          <CardStateBadge state={card.state} />
          {card.openReports > 0 && (
            <Link to={`/admin/reports/${card.cardid}`}>{counted(card.openReports, "report")}</Link>
          )}
          {card.suspicion && <Badge tone="warning">{card.suspicion}</Badge>}
        </span>
      </td>
      <td data-l="Actions">
        <span className="flex flex-wrap gap-2">
          {card.suspicion && (
            <Button variant="ghost" onClick={() => onAct("reviewed")}>
              It is well
            </Button>
          )}
          <Button
            variant={isDown ? "secondary" : "danger"}
            onClick={() => onAct(isDown ? "putback" : "takedown")}
          >
            {isDown ? "Put back" : "Take down"}
            <span className="sr-only"> /c/{card.username}</span>
          </Button>
        </span>
      </td>
    </tr>
  );
}

function CardDialog({ kind, card, onClose }: OpenDialog & { onClose: () => void }) {
  if (kind === "takedown") return <TakeDownDialog card={card} onClose={onClose} />;
  const params = { cardid: card.cardid };
  return kind === "putback" ? (
    <ReasonDialog
      title={`Put back /c/${card.username}?`}
      description="Visitors see it again at once, and its owner is told."
      confirmLabel="Put back"
      send={(reason) => call("POST /api/admin/cards/:cardid/putback", { params, body: { reason } })}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title={`Is /c/${card.username} well?`}
      description="It leaves the queue, and comes back when its names change to something else that looks forged."
      confirmLabel="It is well"
      send={(reason) => call("POST /api/admin/cards/:cardid/reviewed", { params, body: { reason } })}
      onClose={onClose}
    />
  );
}
