import type { ListedCard } from "@visita/domain/admin/admin-cards.contract";
import { capitalized, counted, countedInWords, formatNumber } from "@visita/domain/format";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { cardPath } from "../../lib/card-path.ts";
import { metaOf } from "../../lib/page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { useAdminCards } from "./admin.queries.ts";
import { AdminTable, ListBody, ListTools } from "./admin-list.tsx";
import { MiniCover, PageHead } from "./admin-parts.tsx";
import { CardStateBadge, Suspicion } from "./card-state-badge.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { TakeDownDialog } from "./take-down-dialog.tsx";
import { useListParams } from "./use-list-params.ts";

const SEGMENTS = [
  { value: "all", label: "All" },
  { value: "reported", label: "Reported" },
  { value: "look", label: "To review" },
  { value: "down", label: "Down" },
] as const;

type OpenDialog = { kind: "takedown" | "putback" | "reviewed"; card: ListedCard };

const COLUMNS = [
  { label: "Card" },
  { label: "Views", isNumber: true },
  { label: "State" },
  { label: "Actions", isHidden: true },
];

export function AdminCardsPage() {
  const list = useListParams(SEGMENTS);
  const [dialog, setDialog] = useState<OpenDialog>();
  const query = useAdminCards(list.find, list.segment, list.after);
  return (
    <>
      <PageHead title="Cards">
        {query.data && `${counted(query.data.total, "card")}, newest first. Views: last 30 days.`}
      </PageHead>
      <ListTools
        list={list}
        label="Find by username, name or company"
        placeholder="Username, name or company"
      >
        <Segments
          label="Which cards"
          options={SEGMENTS}
          value={list.segment}
          onValueChange={list.setSegment}
        />
      </ListTools>
      <ListBody query={query} list={list}>
        {({ cards }) => (
          <AdminTable
            columns={COLUMNS}
            isBusy={query.isPlaceholderData}
            rows={cards.map((card) => (
              <CardRow key={card.cardid} card={card} onAct={(kind) => setDialog({ kind, card })} />
            ))}
            none="No cards found."
          />
        )}
      </ListBody>
      {dialog && <CardDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

type CardRowProps = { card: ListedCard; onAct: (kind: OpenDialog["kind"]) => void };

function CardRow({ card, onAct }: CardRowProps) {
  const isDown = card.state === "down";
  return (
    <tr>
      <td>
        <div className="flex min-w-0 items-center gap-3">
          <MiniCover theme={card.color} />
          <div className="grid min-w-0">
            <a
              href={cardPath(card.username)}
              target="_blank"
              rel="noopener"
              className="font-semibold no-underline wrap-anywhere hover:underline"
            >
              /c/{card.username}
            </a>
            <Link
              to={`/admin/people/${card.accountid}`}
              className="text-help text-muted no-underline wrap-anywhere hover:underline"
            >
              <bdi>{card.fullname}</bdi>
            </Link>
          </div>
        </div>
      </td>
      <td data-label="Views" className="admin-number">
        {formatNumber(card.views)}
      </td>
      <td data-label="State">
        <span className="flex flex-wrap gap-2 max-md:justify-end">
          {(isDown || card.openReports === 0) && <CardStateBadge state={card.state} />}
          {card.openReports > 0 && (
            <Link to={`/admin/reports/${card.cardid}`}>
              <Badge tone="danger">{capitalized(countedInWords(card.openReports, "report"))}</Badge>
            </Link>
          )}
          {card.suspicion && <Suspicion>{card.suspicion}</Suspicion>}
        </span>
      </td>
      <td className="admin-actions">
        <span className="flex justify-end gap-2 max-md:*:flex-1">
          {card.suspicion && (
            <Button variant="ghost" onClick={() => onAct("reviewed")}>
              Mark as OK
              <span className="sr-only">: /c/{card.username}</span>
            </Button>
          )}
          <Button variant="secondary" onClick={() => onAct(isDown ? "putback" : "takedown")}>
            {isDown ? "Restore" : "Take down"}
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
      title={`Restore /c/${card.username}?`}
      description="Visitors see it again immediately, and we notify its owner."
      confirmLabel="Restore"
      send={(reason) => call("POST /api/admin/cards/:cardid/putback", { params, body: { reason } })}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title={`Mark /c/${card.username} as OK?`}
      description="It leaves the queue, and returns if its name changes to something that looks fake."
      confirmLabel="Mark as OK"
      send={(reason) => call("POST /api/admin/cards/:cardid/reviewed", { params, body: { reason } })}
      onClose={onClose}
    />
  );
}

export const meta = metaOf({ title: "Cards, Admin" });

export default AdminCardsPage;
