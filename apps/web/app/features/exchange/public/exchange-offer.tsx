import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { exchangeTexts } from "@visita/domain/owner-messages/exchange";
import type { RefObject } from "react";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { revalidating } from "../../../lib/query-client.ts";
import { notify } from "../../../ui/toast.tsx";
import { useLazyModule } from "../../../ui/use-lazy-module.ts";
import { cardKeys } from "../../card/public/card.queries.ts";

const loadPanel = () => import("./exchange-offer-panel.tsx");

type ExchangeOfferProps = {
  userid: string;
  /** Takes the focus of a button that goes away. */
  headingRef: RefObject<HTMLElement | null>;
};

/** For owners of cards from before there was an exchange. Either answer removes it for good. */
export function ExchangeOffer({ userid, headingRef }: ExchangeOfferProps) {
  const t = useTranslate(exchangeTexts);
  const queryClient = useQueryClient();
  const queryKey = ["exchange-offer", userid];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call("GET /api/exchange/offer", undefined, { signal }),
    ...revalidating,
  });
  const answer = useMutation({
    mutationFn: (turnOn: boolean) => call("POST /api/exchange/offer", { body: { turnOn } }),
    networkMode: "always",
    onSuccess(_result, turnOn) {
      headingRef.current?.focus({ preventScroll: true });
      queryClient.setQueryData(queryKey, { cards: 0 });
      if (!turnOn) return;
      void queryClient.invalidateQueries({ queryKey: cardKeys.list(userid) });
      notify.success(t("turnedOn"));
    },
    onError: (error) => notify.error(error.message),
  });
  const cards = data?.cards ?? 0;
  // Where it cannot be had, the offer comes with another visit.
  const panel = useLazyModule(loadPanel, cards > 0, () => {});
  if (cards === 0 || !panel) return null;
  const sent = answer.isPending ? answer.variables : undefined;
  return <panel.ExchangeOfferPanel cards={cards} sent={sent} onAnswer={answer.mutate} />;
}
