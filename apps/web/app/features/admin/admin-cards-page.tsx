import type { ListedCard } from "@visita/domain/admin/admin-cards.contract";
import { capitalized, formatNumber, numberWord } from "@visita/domain/format";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import { adminCards } from "@visita/domain/owner-messages/admin-cards";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { useAdminCards } from "./admin.queries.ts";
import { AdminTable, ListBody, ListTools } from "./admin-list.tsx";
import { MiniCover, PageHead } from "./admin-parts.tsx";
import { CardStateBadge, Suspicion } from "./card-state-badge.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { TakeDownDialog } from "./take-down-dialog.tsx";
import { useListParams } from "./use-list-params.ts";

const SEGMENTS = [
  { value: "all", label: "all" },
  { value: "reported", label: "reported" },
  { value: "look", label: "toReview" },
  { value: "down", label: "down" },
] as const;

type OpenDialog = { kind: "takedown" | "putback" | "reviewed"; card: ListedCard };

export function AdminCardsPage() {
  const t = useTranslate(adminCards);
  const list = useListParams(SEGMENTS);
  const [dialog, setDialog] = useState<OpenDialog>();
  const query = useAdminCards(list.find, list.segment, list.after);
  return (
    <>
      <PageHead title={t("cards")}>{query.data && t("cardCount", { count: query.data.total })}</PageHead>
      <ListTools list={list} label={t("findCards")} placeholder={t("findCardsHint")}>
        <Segments
          label={t("whichCards")}
          options={SEGMENTS.map(({ value, label }) => ({ value, label: t(label) }))}
          value={list.segment}
          onValueChange={list.setSegment}
        />
      </ListTools>
      <ListBody query={query} list={list}>
        {({ cards }) => (
          <AdminTable
            columns={[
              { label: t("card") },
              { label: t("views"), isNumber: true },
              { label: t("state") },
              { label: t("actions"), isHidden: true },
            ]}
            isBusy={query.isPlaceholderData}
            rows={cards.map((card) => (
              <CardRow key={card.cardid} card={card} onAct={(kind) => setDialog({ kind, card })} />
            ))}
            none={t("noCards")}
          />
        )}
      </ListBody>
      {dialog && <CardDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

type CardRowProps = { card: ListedCard; onAct: (kind: OpenDialog["kind"]) => void };

function CardRow({ card, onAct }: CardRowProps) {
  const t = useTranslate(adminCards);
  const isDown = card.state === "down";
  const { openReports } = card;
  const path = `/c/${card.username}`;
  const hidden = { card: (text: string) => <span className="sr-only">{text}</span> };
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
              <bdi dir="ltr">{path}</bdi>
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
      <td data-label={t("views")} className="admin-number">
        {formatNumber(t.language, card.views)}
      </td>
      <td data-label={t("state")}>
        <span className="flex flex-wrap gap-2 max-md:justify-end">
          {(isDown || openReports === 0) && <CardStateBadge state={card.state} />}
          {openReports > 0 && (
            <Link to={`/admin/reports/${card.cardid}`}>
              <Badge tone="danger">
                {t("reportsInWords", {
                  count: openReports,
                  number: capitalized(numberWord(t.language, openReports)),
                })}
              </Badge>
            </Link>
          )}
          {card.suspicion && <Suspicion stored={card.suspicion} />}
        </span>
      </td>
      <td className="admin-actions">
        <span className="flex justify-end gap-2 max-md:*:flex-1">
          {card.suspicion && (
            <Button variant="ghost" onClick={() => onAct("reviewed")}>
              <TaggedText text={t("markAsOkCard", { card: path })} tags={hidden} />
            </Button>
          )}
          <Button variant="secondary" onClick={() => onAct(isDown ? "putback" : "takedown")}>
            <TaggedText text={t(isDown ? "restoreCard" : "takeDownCard", { card: path })} tags={hidden} />
          </Button>
        </span>
      </td>
    </tr>
  );
}

function CardDialog({ kind, card, onClose }: OpenDialog & { onClose: () => void }) {
  const t = useTranslate(adminCards);
  const path = `/c/${card.username}`;
  if (kind === "takedown") return <TakeDownDialog card={card} onClose={onClose} />;
  const params = { cardid: card.cardid };
  return kind === "putback" ? (
    <ReasonDialog
      title={t("restoreTitle", { card: path })}
      description={t("restoreText")}
      confirmLabel={t("restore")}
      send={(reason) => call("POST /api/admin/cards/:cardid/putback", { params, body: { reason } })}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title={t("markAsOkTitle", { card: path })}
      description={t("markAsOkText")}
      confirmLabel={t("markAsOk")}
      send={(reason) => call("POST /api/admin/cards/:cardid/reviewed", { params, body: { reason } })}
      onClose={onClose}
    />
  );
}

export const meta = metaIn(adminTexts, { title: "cardsTitle" });

export default AdminCardsPage;
