import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { notify } from "../../../ui/toast.tsx";
import { cardKeys, useCards } from "./card.queries.ts";

type Field = "exchange" | "indexable";

/** A switch of a card that acts at once, while the rest of the editor waits for Save. Undefined until the card is known. */
export function useCardSwitch(
  userid: string,
  cardid: string,
  field: Field,
  send: (isOn: boolean) => Promise<Partial<Record<Field, boolean>>>,
) {
  const queryClient = useQueryClient();
  const card = useCards(userid).data?.find((own) => own.cardid === cardid);
  const change = useMutation({
    mutationFn: send,
    networkMode: "always",
    onSuccess(changed) {
      queryClient.setQueryData<{ data: OwnCard[] }>(
        cardKeys.list(userid),
        (list) =>
          list && { data: list.data.map((own) => (own.cardid === cardid ? { ...own, ...changed } : own)) },
      );
    },
    onError: (error) => notify.error(error.message),
  });
  if (!card) return undefined;
  return {
    isOn: change.isPending ? change.variables : card[field] === true,
    onChange: (isOn: boolean) => change.mutate(isOn),
  };
}
