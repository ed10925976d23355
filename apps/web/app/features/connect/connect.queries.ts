import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AccessToken } from "@visita/domain/connect/token.contract";
import { call } from "../../lib/api.ts";
import { revalidating } from "../../lib/query-client.ts";

const connectKeys = {
  tokens: (userid: string) => ["access-tokens", userid] as const,
  books: (userid: string) => ["address-books", userid] as const,
};

export function useTokens(userid: string) {
  return useQuery({
    queryKey: connectKeys.tokens(userid),
    queryFn: ({ signal }) => call("GET /api/account/tokens", undefined, { signal }),
    select: ({ tokens }) => ({
      devices: tokens.filter(({ kind }) => kind === "device"),
      programs: tokens.filter(({ kind }) => kind === "program"),
    }),
    ...revalidating,
  });
}

export function useReloadTokens(userid: string) {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: connectKeys.tokens(userid) });
}

/** How much is in each of the two address books. */
export function useBooks(userid: string) {
  return useQuery({
    queryKey: connectKeys.books(userid),
    queryFn: async ({ signal }) => {
      const [{ total }, { data }] = await Promise.all([
        call("GET /api/contacts/filters", undefined, { signal }),
        call("POST /api/com/fav", undefined, { signal }),
      ]);
      return { people: total, kept: data.length };
    },
    ...revalidating,
  });
}

export function hasEnded({ endsAt }: Pick<AccessToken, "endsAt">): boolean {
  return endsAt !== null && Date.parse(endsAt) <= Date.now();
}
