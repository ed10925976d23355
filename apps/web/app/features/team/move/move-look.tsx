import { useQuery } from "@tanstack/react-query";
import { formatEnumeration } from "@visita/domain/format";
import type { CallResult } from "@visita/domain/http/endpoint";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamMove } from "@visita/domain/owner-messages/team-move";
import type { lookAtMoveEndpoint } from "@visita/domain/team/team-people.contract";
import { isTheirs } from "@visita/domain/team/template";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { useTeam } from "../frame/team-context.ts";
import { ChangeList, ChangeRow } from "../public/change-list.tsx";
import { teamKeys } from "../public/team.queries.ts";
import { UnfitNotice } from "../public/unfit-notice.tsx";
import { rulesOf, useTemplateWords } from "../public/use-template-words.ts";
import type { MovedPerson } from "./moved-person.ts";

type MoveLookProps = {
  people: readonly MovedPerson[];
  from: TeamTemplate | undefined;
  to: TeamTemplate;
};

/** What will change, what stays, and whose values will not be shown. */
export function MoveLook({ people, from, to }: MoveLookProps) {
  const t = useTranslate(teamMove);
  const common = useTranslate(commonTexts);
  const look = useLook(people, to);
  const { data } = look;
  return (
    <section aria-labelledby="what-will-change" aria-busy={!data && !look.error} className="mt-5">
      <h3 id="what-will-change" className="mb-2 text-small font-semibold">
        {t("whatWillChange")}
      </h3>
      {look.error && (
        <ListFailure title={t("notLooked")} isRetrying={look.isFetching} onRetry={() => void look.refetch()}>
          {common("nothingLost")}
        </ListFailure>
      )}
      {!data && !look.error && (
        <>
          <p role="status">
            <VisuallyHidden>{t("looking")}</VisuallyHidden>
          </p>
          <Skeleton className="h-36 w-full" />
        </>
      )}
      {data && <Looked data={data} from={from} to={to} />}
    </section>
  );
}

function useLook(people: readonly MovedPerson[], to: TeamTemplate) {
  const { userid, team } = useTeam();
  const { teamid } = team;
  const body = { people: people.map(({ personid }) => personid), templateid: to.templateid };
  return useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "move", body],
    queryFn: ({ signal }) =>
      call("POST /api/team/:teamid/move/look", { params: { teamid }, body }, { signal }),
    // What people type meanwhile is to be seen.
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
  });
}

type LookedProps = Pick<MoveLookProps, "from" | "to"> & { data: CallResult<typeof lookAtMoveEndpoint> };

function Looked({ data, from, to }: LookedProps) {
  const t = useTranslate(teamMove);
  const { nameOf, changeOf } = useTemplateWords();
  const next = rulesOf(to);
  const changed = new Set(data.changes.map(({ field }) => field));
  const channels = Object.keys(next.channels).map((key) => `contacts.${key}`);
  const kept = ["profilepic", "occupation", "companyname", "bio", ...channels].filter(
    (field) => isTheirs(next, field) && !changed.has(field),
  );
  const changes = data.changes
    .map(({ field, cards }) => ({
      ...changeOf(field, next, from && rulesOf(from)),
      note: cards < data.people ? t("onCards", { count: cards }) : undefined,
    }))
    // A card that nobody has taken yet shows less than its template says.
    .filter(({ before, after }) => before?.text !== after.text);
  return (
    <>
      <ChangeList changes={changes}>
        <ChangeRow name={t("stays")}>
          {formatEnumeration(t.language, [t("addresses"), t("codesAndLinks"), ...kept.map(nameOf)])}
        </ChangeRow>
      </ChangeList>
      {changes.length === 0 && <p className="mt-3 text-small text-muted">{t("nothingChanges")}</p>}
      <UnfitNotice unfit={data.unfit} count={data.unfit.length} />
    </>
  );
}
