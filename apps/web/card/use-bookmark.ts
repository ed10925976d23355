import {
  FAVOURITE_MESSAGES,
  favouriteAdded,
  favouriteRemoved,
} from "@visita/domain/favourite/favourite.messages";
import { useEffect, useRef, useState } from "react";
import { notify } from "../app/ui/toast.tsx";
import { addFavourite, findViewer, isFavourite, Refusal, removeFavourite } from "./favourite-calls.ts";
import { goToSignIn } from "./go-to-sign-in.ts";

export type BookmarkedCard = { cardid: string; owner: string; fullname: string };

/** "own" is the owner's view of the card, who cannot keep it. */
type Standing = "unknown" | "own" | "kept" | "not-kept";
type Viewer = { userid: string } | null;

export function useBookmark(card: BookmarkedCard) {
  const [standing, setStanding] = useState<Standing>("unknown");
  const viewer = useRef<Viewer>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    async function ask() {
      const found = await standingOf(card);
      if (!isCurrent) return;
      viewer.current = found.viewer;
      setStanding(found.standing);
    }
    // A page that the browser kept shows itself again after somebody has signed in or out elsewhere.
    const onShow = (event: PageTransitionEvent) => event.persisted && void ask();
    void ask();
    addEventListener("pageshow", onShow);
    return () => {
      isCurrent = false;
      removeEventListener("pageshow", onShow);
    };
  }, [card]);

  async function toggle() {
    if (isBusy.current) return;
    if (!viewer.current) {
      goToSignIn();
      return;
    }
    isBusy.current = true;
    const wasKept = standing === "kept";
    setStanding(wasKept ? "not-kept" : "kept");
    try {
      if (wasKept) await removeFavourite(card.cardid);
      else await addFavourite(card.cardid, viewer.current.userid);
      notify.success((wasKept ? favouriteRemoved : favouriteAdded)(card.fullname));
    } catch (error) {
      setStanding(wasKept ? "kept" : "not-kept");
      explain(error, wasKept);
    } finally {
      isBusy.current = false;
    }
  }

  return { standing, toggle };
}

async function standingOf(card: BookmarkedCard): Promise<{ standing: Standing; viewer: Viewer }> {
  try {
    const viewer = await findViewer();
    if (!viewer) return { standing: "not-kept", viewer };
    if (viewer.userid === card.owner) return { standing: "own", viewer };
    const isKept = await isFavourite(card.cardid).catch(() => false);
    return { standing: isKept ? "kept" : "not-kept", viewer };
  } catch {
    // Without an answer nobody is signed in, as far as this page knows.
    return { standing: "not-kept", viewer: null };
  }
}

function explain(error: unknown, wasKept: boolean): void {
  const code = error instanceof Refusal ? error.code : undefined;
  if (code === "not_signed_in") goToSignIn();
  else if (code === "favourites_full") notify.error(FAVOURITE_MESSAGES.full);
  else notify.error(wasKept ? FAVOURITE_MESSAGES.removeFailed : FAVOURITE_MESSAGES.addFailed);
}
