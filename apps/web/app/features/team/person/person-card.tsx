import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamPersonTexts } from "@visita/domain/owner-messages/team-person";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { useState } from "react";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { CardLink } from "../../card/public/card-grid.tsx";
import { TeamCardPicture } from "../frame/team-card-picture.tsx";
import { CardFields, type ShownField } from "./card-fields.tsx";
import { CorrectDialog } from "./correct-dialog.tsx";
import { usePersonCard } from "./person.queries.ts";

type PersonCardProps = { person: TeamPerson; username: string; mayCorrect: boolean };

/** Somebody's team card, as it looks and by its fields. */
export function PersonCard({ person, username, mayCorrect }: PersonCardProps) {
  const t = useTranslate(teamPersonTexts);
  const common = useTranslate(commonTexts);
  const query = usePersonCard(person.personid, mayCorrect);
  const [corrected, setCorrected] = useState<{ field: ShownField; isOpen: boolean }>();
  const card = query.data;
  const path = cardPath(username);
  return (
    <section aria-labelledby="person-card-heading">
      <h2 id="person-card-heading" className="type-heading mb-3">
        {t("teamCard")}
      </h2>
      {query.error && (
        <ListFailure
          title={t("cardNotLoaded")}
          isRefresh={card !== undefined}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {common("nothingLost")}
        </ListFailure>
      )}
      {!mayCorrect && (
        <div className="relative">
          <CardLink path={path} label={t("openCard", { address: path })} />
        </div>
      )}
      {mayCorrect && !card && !query.error && <Skeleton className="h-64 w-full rounded-lg" />}
      {card && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-7">
          <div className="max-w-88 self-start">
            <TeamCardPicture card={card} linkLabel={t("openCard", { address: path })} />
          </div>
          <CardFields card={card} onCorrect={(field) => setCorrected({ field, isOpen: true })} />
        </div>
      )}
      {card && corrected && (
        <CorrectDialog
          person={person}
          card={card}
          field={corrected.field}
          isOpen={corrected.isOpen}
          onClose={() => setCorrected({ ...corrected, isOpen: false })}
        />
      )}
    </section>
  );
}
