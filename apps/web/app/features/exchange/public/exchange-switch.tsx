import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { call } from "../../../lib/api.ts";
import { Switch } from "../../../ui/switch.tsx";
import { notify } from "../../../ui/toast.tsx";
import { cardKeys, useCards } from "../../card/public/card.queries.ts";
import { useSessionExpiry } from "../../session/public/session-expiry.ts";

type ExchangeSwitchProps = { userid: string; cardid: string };

/** Whether visitors of a card can leave their details. Acts at once; the rest of the editor waits for Save. */
export function ExchangeSwitch({ userid, cardid }: ExchangeSwitchProps) {
  const queryClient = useQueryClient();
  const expireOn = useSessionExpiry();
  const card = useCards(userid).data?.find((own) => own.cardid === cardid);
  const change = useMutation({
    mutationFn: (exchange: boolean) =>
      call("PATCH /api/card/exchange/:cardid", { params: { cardid }, body: { exchange } }),
    networkMode: "always",
    onSuccess({ exchange }) {
      queryClient.setQueryData<{ data: OwnCard[] }>(
        cardKeys.list(userid),
        (list) =>
          list && { data: list.data.map((own) => (own.cardid === cardid ? { ...own, exchange } : own)) },
      );
    },
    onError(error) {
      expireOn(error);
      notify.error(error.message);
    },
  });
  if (!card) return null;
  const isOn = change.isPending ? change.variables : card.exchange === true;
  return <ExchangeChoice isOn={isOn} onChange={(wanted) => change.mutate(wanted)} />;
}

type ExchangeChoiceProps = { isOn: boolean; onChange: (isOn: boolean) => void };

/** The same for a card that is not made yet. */
export function ExchangeChoice({ isOn, onChange }: ExchangeChoiceProps) {
  return (
    <div className="mt-8 border-t border-line pt-6">
      <Switch label="Share your details" isOn={isOn} onChange={onChange}>
        Whoever opens this card can send you a name and a way to reach them. You get a mail and find them in
        Contacts.
      </Switch>
    </div>
  );
}
