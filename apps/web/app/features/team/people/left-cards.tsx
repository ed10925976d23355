import { useQuery } from "@tanstack/react-query";
import { formatDay, formatEnumeration } from "@visita/domain/format";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { LeftCard } from "@visita/domain/team/team-people.contract";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { revalidating } from "../../../lib/query-client.ts";
import { Button } from "../../../ui/button.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { useTeam } from "../frame/team-context.ts";
import { teamKeys } from "../public/team.queries.ts";
import { LeftCardDialog } from "./left-card-dialog.tsx";

const SHOWN = 5;

/** Where the addresses of those who left lead. Nothing where nobody has left. */
export function LeftCards() {
  const t = useTranslate(teamPeople);
  const { userid, team } = useTeam();
  const { teamid } = team;
  const [showsAll, setShowsAll] = useState(false);
  const [open, setOpen] = useState<{ card: LeftCard; isOpen: boolean }>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "left"],
    queryFn: ({ signal }) => call("GET /api/team/:teamid/left", { params: { teamid } }, { signal }),
    ...revalidating,
  });
  if (error && !data) {
    return (
      <ListFailure title={t("leftNotLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
        {null}
      </ListFailure>
    );
  }
  if (!data || data.cards.length === 0) return null;
  const cards = showsAll ? data.cards : data.cards.slice(0, SHOWN);
  return (
    <section aria-labelledby="left-cards" className="mt-10 max-w-216">
      <h2 id="left-cards" className="type-heading">
        {t("leftTitle")}
      </h2>
      <p className="mt-1 mb-3 text-small text-pretty text-muted">{t("leftLead")}</p>
      <ul className="rounded-lg border border-line bg-surface px-5 lg:px-7">
        {cards.map((card) => (
          <li
            key={card.username}
            className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3.5 leading-[1.4] not-first:border-t not-first:border-line"
          >
            <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
              <bdi className="block font-semibold">{card.name}</bdi>
              <span className="block text-small text-muted">
                {formatEnumeration(t.language, [
                  cardPath(card.username),
                  t("leftOn", { day: formatDay(t.language, card.leftAt) }),
                ])}
              </span>
            </span>
            <span className="min-w-0 flex-[1_1_10rem] text-small wrap-anywhere">
              {card.successor ? t("leadsTo", { name: card.successor.name }) : t("hasEnded")}
            </span>
            <Button variant="secondary" onClick={() => setOpen({ card, isOpen: true })}>
              {t("change")}{" "}
              <VisuallyHidden>{t("whereLeads", { address: cardPath(card.username) })}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {cards.length < data.cards.length && (
        <Button variant="ghost" className="mt-2" onClick={() => setShowsAll(true)}>
          {t("showAll", { count: data.cards.length })}
        </Button>
      )}
      {open && (
        <LeftCardDialog
          key={open.card.username}
          card={open.card}
          isOpen={open.isOpen}
          onClose={() => setOpen({ ...open, isOpen: false })}
        />
      )}
    </section>
  );
}
