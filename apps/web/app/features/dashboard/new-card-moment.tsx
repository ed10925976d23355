import type { VisibleCard } from "@visita/domain/card/card.contract";
import { usernameKey } from "@visita/domain/card/username.rules";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLazyModule } from "../../ui/use-lazy-module.ts";
import { newCardOf } from "../card/public/hand-over.ts";

const loadDialog = () => import("./new-card-dialog.tsx");

type NewCardMomentProps = { cards: readonly VisibleCard[]; hasQrCode: boolean };

/** Shows a card that was just made, large, once: the navigation that brought it is forgotten at once. */
export function NewCardMoment({ cards, hasQrCode }: NewCardMomentProps) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const given = newCardOf(state);
  const [username, setUsername] = useState(given);
  const close = () => setUsername(undefined);
  const card = cards.find(
    (own) => username !== undefined && usernameKey(own.username) === usernameKey(username),
  );
  const dialog = useLazyModule(loadDialog, card !== undefined, close);

  useEffect(() => {
    if (given !== undefined)
      void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [given, navigate, pathname]);

  return dialog && card && <dialog.NewCardDialog card={card} hasQrCode={hasQrCode} onClose={close} />;
}
