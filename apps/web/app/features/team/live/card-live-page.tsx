import type { EditableCard } from "@visita/domain/card/card.contract";
import { capitalized, formatList, numberWord } from "@visita/domain/format";
import { teamCardLive } from "@visita/domain/owner-messages/team-card-live";
import { type CardTeam, fieldsOfTeamCard } from "@visita/domain/team/team-card.rules";
import { Pencil } from "lucide-react";
import { useRef } from "react";
import { Navigate } from "react-router";
import { ApiError } from "../../../lib/api-error.ts";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { useEditableCard } from "../../card/public/card.queries.ts";
import { TeamCardPicture } from "../frame/team-card-picture.tsx";
import { useTemplateWords } from "../public/use-template-words.ts";
import { editorAt, FieldRow } from "./field-row.tsx";

const columns = "grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[27.5rem_minmax(0,1fr)] lg:gap-12";

/** Right after somebody has got a card of a team: it works, and this is what is left to fill in. */
export function CardLivePage({ cardid }: { cardid: string }) {
  const t = useTranslate(teamCardLive);
  const { data: card, error, isFetching, refetch } = useEditableCard(cardid);
  const headingRef = useRef<HTMLHeadingElement>(null);
  if (error instanceof ApiError && error.status === 404) return <Navigate to="/404" replace />;
  if (card && !card.team) return <Navigate to="/dashboard" replace />;
  const fields = card?.team && fieldsOfTeamCard(card, card.team);
  const count = fields?.left.length ?? 0;
  return (
    <>
      <div className="mb-7">
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          {t("title")}
        </h1>
        {fields && (
          <p className="mt-1 text-pretty text-muted">
            {count > 0
              ? t("left", { count, number: capitalized(numberWord(t.language, count)) })
              : t("complete")}
          </p>
        )}
      </div>
      {error && (
        <ListFailure
          title={t("notLoaded")}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          returnTo={headingRef}
        >
          {null}
        </ListFailure>
      )}
      {!card && !error && (
        <div aria-busy="true" className={columns}>
          <p role="status" className="sr-only">
            {t("loading")}
          </p>
          <Skeleton className="aspect-[1.62] w-full max-w-110 rounded-lg" />
          <Skeleton className="h-72 w-full rounded-lg" />
        </div>
      )}
      {card?.team && fields && <LiveCard card={card} team={card.team} {...fields} />}
    </>
  );
}

type LiveCardProps = { card: EditableCard; team: CardTeam } & ReturnType<typeof fieldsOfTeamCard>;

function LiveCard({ card, team, left, done, set }: LiveCardProps) {
  const t = useTranslate(teamCardLive);
  const { nameOf } = useTemplateWords();
  const [first] = left;
  return (
    <div className={columns}>
      <div className="max-w-110">
        <TeamCardPicture card={card} linkLabel={t("openCard", { address: cardPath(card.username) })} />
      </div>
      <div className="min-w-0">
        {left.length + done.length > 0 && (
          <section aria-labelledby="own-fields" className="mb-4">
            <h2 id="own-fields" className="type-heading mb-3">
              {t(first === undefined ? "yoursToChange" : "yours")}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {[...left, ...done].map((field) => (
                <FieldRow key={field} card={card} team={team} field={field} isDone={done.includes(field)} />
              ))}
            </ul>
          </section>
        )}
        <div className="mb-5 grid gap-2 text-small text-pretty text-muted wrap-anywhere">
          {first !== undefined && done.length > 0 && <p>{t("tickMeans")}</p>}
          {set.length > 0 && (
            <p>{t("setBy", { team: team.name, fields: formatList(t.language, set.map(nameOf)) })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5 max-md:*:w-full">
          {first !== undefined && (
            <ButtonLink {...editorAt(card.cardid, first)} icon={Pencil}>
              {t("fillIn")}
            </ButtonLink>
          )}
          <ButtonLink to="/dashboard" variant={first === undefined ? "primary" : "secondary"}>
            {t("toDashboard")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

export const meta = metaIn(teamCardLive, { title: "title" });

export default function CardLiveRoute({ params }: { params: { cardid: string } }) {
  return <CardLivePage key={params.cardid} cardid={params.cardid} />;
}
