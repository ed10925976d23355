import { teamLeaving } from "@visita/domain/owner-messages/team-leaving";
import { teamOverview } from "@visita/domain/owner-messages/team-overview";
import { LogOut, Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { useCards } from "../../card/public/card.queries.ts";
import { QrDownloadButton } from "../../card/public/qr-download-button.tsx";
import { TeamCardPicture } from "../frame/team-card-picture.tsx";
import { useTeam } from "../frame/team-context.ts";
import { Plate } from "../frame/team-plate.tsx";
import { ShowOnPageSwitch } from "../page/show-on-page-switch.tsx";
import { LeaveTeamDialog } from "../public/leave-team-dialog.tsx";
import { Leaders } from "./leaders.tsx";

/** A member's page of their team: their card, what the team sees of it, and the way out. */
export function MemberOverview() {
  const t = useTranslate(teamOverview);
  const leaving = useTranslate(teamLeaving);
  const { userid, team, refetch } = useTeam();
  const navigate = useNavigate();
  const cards = useCards(userid);
  const card = cards.data?.find(({ cardid }) => cardid === team.cardid);
  const [isLeaving, setLeaving] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const leaveButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-4">
        {team.logo && (
          <span className="inline-flex h-16 items-center rounded-lg bg-white px-4 shadow-[inset_0_0_0_1px_var(--color-line)] dark:shadow-none">
            <Plate team={team} />
          </span>
        )}
        <div className="min-w-0">
          <h1 ref={headingRef} tabIndex={-1} className="type-title wrap-anywhere">
            <bdi>{team.name}</bdi>
          </h1>
          <p className="mt-1 text-muted">{t("youAreMember", { count: team.people })}</p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[27.5rem_minmax(0,1fr)] lg:gap-12">
        {team.cardid !== null && (
          <section aria-label={t("yourCard")} className="grid max-w-110 content-start gap-2">
            {cards.error && !card && (
              <ListFailure
                title={t("cardNotLoaded")}
                isRetrying={cards.isFetching}
                onRetry={() => void cards.refetch()}
                returnTo={headingRef}
              >
                {null}
              </ListFailure>
            )}
            {!card && !cards.error && <Skeleton className="aspect-[1.62] w-full rounded-lg" />}
            {card && (
              <>
                <TeamCardPicture
                  card={card}
                  linkLabel={t("openCard", { address: cardPath(card.username) })}
                />
                <div className="flex flex-wrap gap-2 *:flex-1">
                  {card.qrCode !== null && (
                    <QrDownloadButton username={card.username} fullname={card.fullname} />
                  )}
                  <ButtonLink to="/b/u" state={{ cardid: card.cardid }} variant="secondary" icon={Pencil}>
                    {t("edit")}
                  </ButtonLink>
                </div>
              </>
            )}
          </section>
        )}
        <div className="grid max-w-prose content-start gap-8">
          <ShowOnPageSwitch />
          <Leaders />
          <section>
            <h2 className="type-heading mb-2">{t("whatTeamSees")}</h2>
            <p className="text-small">{t("teamSees")}</p>
          </section>
          <Button
            ref={leaveButton}
            variant="danger"
            icon={LogOut}
            className="justify-self-start max-md:w-full"
            onClick={() => setLeaving(true)}
          >
            {leaving("leaveTeam", { team: team.name })}
          </Button>
        </div>
      </div>
      <LeaveTeamDialog
        team={team}
        card={card}
        isOpen={isLeaving}
        returnTo={leaveButton}
        headingRef={headingRef}
        onLeft={async () => {
          await navigate("/dashboard");
          await refetch();
        }}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
