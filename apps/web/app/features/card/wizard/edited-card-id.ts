import { useEffect } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/** Survives a new sign-in: the return path has no navigation state. */
const KEY = "visita-edited-card";

type PersistedCard = { userid: string; cardid: string };

/** The card's id from the navigation state; undefined when there is none. */
export function useEditedCardId(userid: string): string | undefined {
  const { state, pathname } = useLocation();
  // A typed URL is a POP; a return from the sign-in page is not, and restores the card.
  const isSentHere = useNavigationType() !== "POP";
  const navigate = useNavigate();
  const givenId = cardIdOf(state);
  const cardid = givenId ?? (isSentHere ? persistedCardId(userid) : undefined);

  useEffect(() => {
    // Puts it back into the history state, for the steps, the back button and a reload.
    if (cardid !== undefined && givenId === undefined)
      void navigate(pathname, { replace: true, state: { cardid } });
  }, [navigate, pathname, cardid, givenId]);

  useEffect(() => {
    if (cardid === undefined) return;
    persist({ userid, cardid });
    return () => {
      // Keep it while the guard asks to sign in: the path is then unchanged.
      if (window.location.pathname !== pathname) persist(null);
    };
  }, [userid, cardid, pathname]);

  return cardid;
}

function cardIdOf(state: unknown): string | undefined {
  const { cardid } = (state ?? {}) as { cardid?: unknown };
  return typeof cardid === "string" && cardid !== "" ? cardid : undefined;
}

function persistedCardId(userid: string): string | undefined {
  try {
    const persisted = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<PersistedCard> | null;
    return persisted?.userid === userid ? persisted.cardid : undefined;
  } catch {
    return undefined;
  }
}

function persist(persisted: PersistedCard | null): void {
  try {
    if (persisted) sessionStorage.setItem(KEY, JSON.stringify(persisted));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, returning from the sign-in page ends in a 404.
  }
}
