import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";

export const teamKeys = {
  all: (userid: string) => ["team", userid] as const,
  list: (userid: string) => ["team", userid, "list"] as const,
  /** Everything about one team. */
  one: (userid: string, teamid: string) => ["team", userid, teamid] as const,
};

/** The teams that somebody is in. */
export function useTeams(userid: string | undefined) {
  return useQuery({
    queryKey: teamKeys.list(userid ?? ""),
    queryFn: ({ signal }) => call("GET /api/team", undefined, { signal }),
    select: ({ teams }) => teams,
    enabled: userid !== undefined,
    ...revalidating,
  });
}

/** False while that is not known. */
export function useIsInTeam(userid: string | undefined): boolean {
  const { data } = useTeams(userid);
  return data !== undefined && data.length > 0;
}

/** The templates of a team, and whether its cards have the features of a plan. */
export function useTemplates(userid: string, teamid: string) {
  return useQuery({
    queryKey: [...teamKeys.one(userid, teamid), "templates"],
    queryFn: ({ signal }) => call("GET /api/team/:teamid/templates", { params: { teamid } }, { signal }),
    ...revalidating,
  });
}
