import { useEffect } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/** Holds on to the card while its owner signs in again: the way back from there carries a URL and no state. */
const KEY = "visita-edited-card";

type PersistedCard = { userid: string; cardid: string };

/** The card's id arrives through the navigation's state, or `?card=` from the public card. Undefined when there is none. */
export function useEditedCardId(userid: string): string | undefined {
  const { state, pathname, search } = useLocation();
  // Somebody who types the URL has no card; somebody whom the sign-in page sends back has the one from before.
  const isSentHere = useNavigationType() !== "POP";
  const navigate = useNavigate();
  const givenId = cardIdOf(state);
  const linkedId = new URLSearchParams(search).get("card") || undefined;
  const cardid = givenId ?? linkedId ?? (isSentHere ? persistedCardId(userid) : undefined);

  useEffect(() => {
    // From here on it is in the history again, for the steps, the back button and a reload.
    if (cardid !== undefined && givenId === undefined)
      void navigate(pathname, { replace: true, state: { cardid } });
  }, [navigate, pathname, cardid, givenId]);

  useEffect(() => {
    if (cardid === undefined) return;
    keep({ userid, cardid });
    return () => {
      // Only those who went elsewhere are done; without a session the URL is still this one.
      if (window.location.pathname !== pathname) keep(null);
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
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Partial<PersistedCard> | null;
    return kept?.userid === userid ? kept.cardid : undefined;
  } catch {
    return undefined;
  }
}

function keep(kept: PersistedCard | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the way back from the sign-in page ends at the not-found page.
  }
}
