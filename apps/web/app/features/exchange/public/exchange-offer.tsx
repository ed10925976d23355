import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { numberWord } from "@visita/domain/format";
import { UserRoundPlus } from "lucide-react";
import type { RefObject } from "react";
import { call } from "../../../lib/api.ts";
import { revalidating } from "../../../lib/query-client.ts";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/toast.tsx";
import { cardKeys } from "../../card/public/card.queries.ts";

type ExchangeOfferProps = {
  userid: string;
  /** Takes the focus of a button that goes away. */
  headingRef: RefObject<HTMLElement | null>;
};

/** For owners of cards from before there was an exchange. Either answer removes it for good. */
export function ExchangeOffer({ userid, headingRef }: ExchangeOfferProps) {
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
      notify.success("People can leave their details now.");
    },
    onError: (error) => notify.error(error.message),
  });
  const cards = data?.cards ?? 0;
  if (cards === 0) return null;
  return (
    <section
      aria-labelledby="exchange-offer"
      className="mb-7 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-accent-soft p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:px-6"
    >
      <div className="flex gap-3.5">
        <UserRoundPlus
          aria-hidden="true"
          size={24}
          strokeWidth={1.75}
          className="mt-0.5 shrink-0 text-accent"
        />
        <div className="min-w-0">
          <h2 id="exchange-offer" className="type-heading mb-1 text-[1.1875rem]">
            Let people leave their details
          </h2>
          <p className="max-w-152 text-small leading-[1.5] text-pretty">
            Whoever opens your card can send you a name and a way to reach them, without an account. You get a
            mail and find them in Contacts. You can switch it off per card.
          </p>
        </div>
      </div>
      <div className="flex gap-2.5 max-lg:*:flex-auto max-[26rem]:flex-col-reverse">
        <Button variant="ghost" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          Not now
        </Button>
        <Button
          isBusy={answer.isPending && answer.variables}
          busyLabel="Turning on..."
          onClick={() => answer.mutate(true)}
        >
          {turnOnLabel(cards)}
        </Button>
      </div>
    </section>
  );
}

function turnOnLabel(cards: number): string {
  if (cards === 1) return "Turn on";
  return cards === 2 ? "Turn on for both cards" : `Turn on for ${numberWord(cards)} cards`;
}
