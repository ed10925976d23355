import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallResult } from "@visita/domain/http/endpoint";
import type { AddLinkInput, UpdateLinkInput } from "@visita/domain/link/link.contract";
import type { listTeamLinksEndpoint } from "@visita/domain/team/team-link.contract";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";

export type TeamLinkList = CallResult<typeof listTeamLinksEndpoint>;

const keys = {
  all: (teamid: string) => ["team-links", teamid] as const,
  list: (teamid: string) => ["team-links", teamid, "list"] as const,
  cards: (teamid: string, linkid: string) => ["team-links", teamid, linkid] as const,
};

export function useTeamLinks(teamid: string) {
  return useQuery({
    queryKey: keys.list(teamid),
    queryFn: ({ signal }) => call("GET /api/team/:teamid/links", { params: { teamid } }, { signal }),
    ...revalidating,
  });
}

function cardsQuery(teamid: string, linkid: string) {
  return {
    queryKey: keys.cards(teamid, linkid),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call("GET /api/team/:teamid/links/:linkid/cards", { params: { teamid, linkid } }, { signal }),
  };
}

/** One link, with its address on each card and what came by it. */
export function useTeamLinkCards(teamid: string, linkid: string) {
  return useQuery({ ...cardsQuery(teamid, linkid), ...revalidating });
}

/** Changes links and shows them as they are then. Each throws when it was refused. */
export function useTeamLinkChanges(teamid: string) {
  const queryClient = useQueryClient();
  async function changed<Link>(answer: Promise<Link>): Promise<Link> {
    const link = await answer;
    await queryClient.invalidateQueries({ queryKey: keys.all(teamid) });
    return link;
  }
  return {
    add: (body: AddLinkInput) => changed(call("POST /api/team/:teamid/links", { params: { teamid }, body })),
    update: (linkid: string, body: UpdateLinkInput) =>
      changed(call("PATCH /api/team/:teamid/links/:linkid", { params: { teamid, linkid }, body })),
    end: (linkid: string) =>
      changed(call("DELETE /api/team/:teamid/links/:linkid", { params: { teamid, linkid } })),
    /** The addresses of all cards, asked for anew. */
    findCards: async (linkid: string) => {
      const query = { ...cardsQuery(teamid, linkid), staleTime: 0, networkMode: "always" as const };
      return (await queryClient.fetchQuery(query)).cards;
    },
  };
}
