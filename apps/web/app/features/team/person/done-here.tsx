import { useQuery } from "@tanstack/react-query";
import { teamPersonTexts } from "@visita/domain/owner-messages/team-person";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { revalidating } from "../../../lib/query-client.ts";
import { ActivityList } from "../activity/activity-list.tsx";
import { useTeam } from "../frame/team-context.ts";
import { teamKeys } from "../public/team.queries.ts";

const SHOWN = 5;

/** What was done about somebody, as far as it is known by their name. */
export function DoneHere({ name }: { name: string }) {
  const t = useTranslate(teamPersonTexts);
  const { userid, team } = useTeam();
  const { teamid } = team;
  const { data } = useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "actions", name, 1],
    queryFn: ({ signal }) =>
      call(
        "GET /api/team/:teamid/actions",
        { params: { teamid }, query: { find: name, page: 1 } },
        { signal },
      ),
    ...revalidating,
  });
  // The search finds those who did something too, and longer names.
  const about = data?.actions.filter(({ subject }) => subject === name || subject.startsWith(`${name}: `));
  if (!about || about.length === 0) return null;
  return (
    <section aria-labelledby="person-done-heading">
      <h2 id="person-done-heading" className="type-heading mb-3">
        {t("done")}
      </h2>
      <ActivityList actions={about.slice(0, SHOWN)} isBusy={false} />
    </section>
  );
}
