import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";

export const linkKeys = {
  list: (cardid: string) => ["links", cardid] as const,
};

export function linksQuery(cardid: string) {
  return queryOptions({
    queryKey: linkKeys.list(cardid),
    queryFn: ({ signal }) => call("GET /api/card/links/:cardid", { params: { cardid } }, { signal }),
    ...revalidating,
  });
}

/** The named links of one's own card, and how many there may be. */
export function useLinks(cardid: string) {
  return useQuery(linksQuery(cardid));
}

/** The same; of a card that is not there yet, nothing. */
export function useLinksOf(cardid: string | null) {
  return useQuery({ ...linksQuery(cardid ?? ""), enabled: cardid !== null });
}

/** How many links are live; undefined until that is wanted and known. */
export function useLiveLinks(cardid: string, isWanted: boolean): number | undefined {
  return useQuery({ ...linksQuery(cardid), enabled: isWanted, select: ({ live }) => live }).data;
}
