import type { OwnCard } from "@visita/domain/card/card.contract";
import { usernameKey } from "@visita/domain/card/username.rules";
import { useState } from "react";
import { useLocation } from "react-router";
import { useLazyModule } from "../../../ui/use-lazy-module.ts";
import { newCardOf } from "../public/new-card-state.ts";

const loadPanel = () => import("./kit-offer-panel.tsx");

type KitOfferProps = { cards: readonly OwnCard[]; hasQrCode: boolean };

/** Offers the share kit of a card that was just made: once, because the navigation that brought it is forgotten. */
export function KitOffer({ cards, hasQrCode }: KitOfferProps) {
  const { state } = useLocation();
  const [username, setUsername] = useState(() => newCardOf(state));
  const close = () => setUsername(undefined);
  const card = cards.find(
    (own) => username !== undefined && usernameKey(own.username) === usernameKey(username),
  );
  const panel = useLazyModule(loadPanel, card !== undefined, close);
  return panel && card && <panel.KitOfferPanel card={card} hasQrCode={hasQrCode} onClose={close} />;
}
