import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Favourite, listFavouritesEndpoint } from "@visita/domain/favourite/favourite.contract";
import type { CallResult } from "@visita/domain/http/endpoint";
import { call } from "../../lib/api.ts";
import { revalidating } from "../../lib/query-client.ts";

type FavouriteList = CallResult<typeof listFavouritesEndpoint>;

const favouriteKeys = {
  list: (userid: string) => ["favourites", userid] as const,
  removal: (userid: string) => ["favourites", userid, "removal"] as const,
};

export function useFavourites(userid: string) {
  const leaving = useLeaving(userid);
  return useQuery({
    queryKey: favouriteKeys.list(userid),
    queryFn: ({ signal }) => call("POST /api/com/fav", undefined, { signal }),
    select: ({ data }) => data.filter(({ cardid }) => !leaving.includes(cardid)),
    ...revalidating,
  });
}

/**
 * The cards whose removal is under way. They are hidden and not yet taken out of the list, so that one that cannot be
 * removed is back in its place, whatever else was loaded or removed meanwhile.
 */
function useLeaving(userid: string): readonly string[] {
  return useMutationState({
    filters: { mutationKey: favouriteKeys.removal(userid), status: "pending" },
    select: ({ state }) => (state.variables as Favourite).cardid,
  });
}

type Outcome = { onDone: (favourite: Favourite) => void; onFailed: () => void };

export function useRemoveFavourite(userid: string, { onDone, onFailed }: Outcome) {
  const changeList = useChangeList(userid);
  return useMutation({
    mutationKey: favouriteKeys.removal(userid),
    mutationFn: ({ cardid }: Favourite) =>
      call("DELETE /api/com/removefavourite/:cardid", { params: { cardid } }),
    networkMode: "always",
    onSuccess: async (_, { cardid }) => {
      await changeList((favourites) => favourites.filter((favourite) => favourite.cardid !== cardid));
    },
    onSettled: (_, error, favourite) => (error ? onFailed() : onDone(favourite)),
  });
}

/** Keeps a card again that was just removed. */
export function useRestoreFavourite(userid: string, { onDone, onFailed }: Outcome) {
  const changeList = useChangeList(userid);
  return useMutation({
    mutationFn: ({ cardid }: Favourite) =>
      call("POST /api/com/addfavourite", { body: { cardid, ownerid: userid } }),
    networkMode: "always",
    onSuccess: async (_, restored) => {
      // In front, where the server has it as well: the latest is the first.
      await changeList((favourites) => [
        restored,
        ...favourites.filter(({ cardid }) => cardid !== restored.cardid),
      ]);
    },
    onSettled: (_, error, favourite) => (error ? onFailed() : onDone(favourite)),
  });
}

/** Changes what is shown; a call that set out before cannot bring the older list back. */
function useChangeList(userid: string) {
  const queryClient = useQueryClient();
  const queryKey = favouriteKeys.list(userid);
  return async (change: (favourites: Favourite[]) => Favourite[]) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<FavouriteList>(queryKey, (list) => list && { data: change(list.data) });
  };
}
