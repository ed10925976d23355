import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";
import { useTeam } from "../frame/team-context.ts";
import { teamKeys } from "../public/team.queries.ts";
import { type PeopleChoice, peopleQuery } from "./people-choice.ts";

/** The people of a page of the list; those that were shown before stay until they are there. */
export function useTeamPeople(choice: PeopleChoice) {
  const { userid, team } = useTeam();
  const { teamid } = team;
  const query = peopleQuery(choice);
  return useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "people", query],
    queryFn: ({ signal }) =>
      call("GET /api/team/:teamid/people", { params: { teamid }, query: query as never }, { signal }),
    placeholderData: keepPreviousData,
    ...revalidating,
  });
}

/** Changes people of a team; what is shown of the team follows. Each throws when it was refused. */
export function usePersonChanges() {
  const { team, refetch } = useTeam();
  const { teamid } = team;
  const params = ({ personid }: TeamPerson) => ({ params: { teamid, personid } });
  return {
    async renew(person: TeamPerson): Promise<void> {
      await call("POST /api/team/:teamid/people/:personid/renew", params(person));
      await refetch();
    },
    async setRole(person: TeamPerson, role: TeamPerson["role"]): Promise<void> {
      await call("PUT /api/team/:teamid/people/:personid/role", { ...params(person), body: { role } });
      await refetch();
    },
    /**
     * One after the other. Returns how many are out: after a refusal, the rest is left in. The card of an invitation
     * that is taken back ends in any case.
     */
    async remove(people: readonly TeamPerson[], successor: string | null): Promise<number> {
      let done = 0;
      try {
        for (const person of people) {
          await call("POST /api/team/:teamid/people/:personid/remove", {
            ...params(person),
            body: { successor: person.joinedAt === null ? null : successor },
          });
          done += 1;
        }
      } catch (error) {
        if (done === 0) throw error;
      }
      await refetch();
      return done;
    },
  };
}
