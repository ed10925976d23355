import type { OwnCard } from "@visita/domain/card/card.contract";
import { usernameKey } from "@visita/domain/card/username.rules";
import { type ReactNode, type RefObject, useState } from "react";
import { useLocation } from "react-router";
import { useLazyModule } from "../../ui/use-lazy-module.ts";
import { newCardOf } from "../card/public/hand-over.ts";

const loadPanel = () => import("./kit-offer-panel.tsx");

type KitOfferProps = {
  cards: readonly OwnCard[];
  hasQrCode: boolean;
  /** Takes the focus of an offer that was put away. */
  headingRef: RefObject<HTMLElement | null>;
  /** In its place when there is nothing to offer. */
  children?: ReactNode;
};

/** Offers the share kit of a card that was just made: once, because the navigation that brought it is forgotten. */
export function KitOffer({ cards, hasQrCode, headingRef, children }: KitOfferProps) {
  const { state } = useLocation();
  const [username, setUsername] = useState(() => newCardOf(state));
  const forget = () => setUsername(undefined);
  const card = cards.find(
    (own) => username !== undefined && usernameKey(own.username) === usernameKey(username),
  );
  const panel = useLazyModule(loadPanel, card !== undefined, forget);

  function close() {
    forget();
    headingRef.current?.focus({ preventScroll: true });
  }

  if (!card) return children;
  return panel && <panel.KitOfferPanel card={card} hasQrCode={hasQrCode} onClose={close} />;
}
