import {
  FAVOURITE_MESSAGES,
  favouriteAdded,
  favouriteRemoved,
} from "@visita/domain/favourite/favourite.messages";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  findPendingFavourite,
  forgetPendingFavourite,
  rememberPendingFavourite,
} from "../app/lib/pending-favourite.ts";
import { useToastSlot } from "../app/ui/toast-slot.ts";
import {
  addFavourite,
  type FavouriteStanding,
  findStanding,
  findViewer,
  Refusal,
  removeFavourite,
} from "./favourite-api.ts";

export type BookmarkedCard = { cardid: string; fullname: string };

type Standing = "unknown" | FavouriteStanding;
type Viewer = { userid: string } | null;
/** The viewer is undefined while the server has not answered. */
type Finding = { standing: Standing; viewer: Viewer | undefined };

/** Leads back to the card afterwards, which is then kept. */
export function goToSignIn(fullname: string): void {
  rememberPendingFavourite({ path: location.pathname, fullname });
  location.assign(`/auth/signin?returnTo=${encodeURIComponent(location.pathname)}`);
}

export function useBookmark(card: BookmarkedCard, onSignIn: () => void) {
  const [standing, setStanding] = useState<Standing>("unknown");
  const viewer = useRef<Viewer | undefined>(undefined);
  const isBusy = useRef(false);
  // Two presses leave one message, that of the last.
  const message = useToastSlot();

  useEffect(() => {
    let isCurrent = true;
    async function ask() {
      const found = await standingOf(card);
      if (!isCurrent) return;
      viewer.current = found.viewer;
      setStanding(found.standing);
      if (found.viewer) void keepPending(found.viewer.userid, found.standing);
    }
    // Restored from the back/forward cache: the viewer may have signed in or out meanwhile.
    const onShow = (event: PageTransitionEvent) => event.persisted && void ask();
    void ask();
    addEventListener("pageshow", onShow);
    return () => {
      isCurrent = false;
      removeEventListener("pageshow", onShow);
    };
  }, [card]);

  /** The visitor pressed the bookmark, signed in for it and is back. */
  const keepPending = useEffectEvent(async (userid: string, found: Standing) => {
    if (!findPendingFavourite(location.pathname)) return;
    forgetPendingFavourite();
    if (found === "not-kept") await change(userid, false);
  });

  async function toggle() {
    if (isBusy.current) return;
    isBusy.current = true;
    if (viewer.current === undefined) await askAgain();
    else if (viewer.current === null) onSignIn();
    else await change(viewer.current.userid, standing === "kept");
    isBusy.current = false;
  }

  /** Without an answer the visitor stays here: on an offline copy the sign-in page cannot be reached either. */
  async function askAgain() {
    const found = await standingOf(card);
    viewer.current = found.viewer;
    setStanding(found.standing);
    if (found.viewer === undefined) message.show("error", FAVOURITE_MESSAGES.addFailed);
    else if (found.viewer === null) onSignIn();
    else if (found.standing === "not-kept") await change(found.viewer.userid, false);
  }

  async function change(userid: string, wasKept: boolean) {
    setStanding(wasKept ? "not-kept" : "kept");
    try {
      if (wasKept) await removeFavourite(card.cardid);
      else await addFavourite(card.cardid, userid);
      message.show("success", (wasKept ? favouriteRemoved : favouriteAdded)(card.fullname));
    } catch (error) {
      setStanding(wasKept ? "kept" : "not-kept");
      const code = error instanceof Refusal ? error.code : undefined;
      if (code === "not_signed_in") onSignIn();
      else message.show("error", failureText(code, wasKept));
    }
  }

  return { standing, toggle };
}

async function standingOf(card: BookmarkedCard): Promise<Finding> {
  try {
    const viewer = await findViewer();
    if (!viewer) return { standing: "not-kept", viewer };
    return { standing: await findStanding(card.cardid).catch(assumeNotKept), viewer };
  } catch {
    return { standing: "not-kept", viewer: undefined };
  }
}

function assumeNotKept(error: unknown): FavouriteStanding {
  // biome-ignore lint/suspicious/noConsole: the visitor need not know, whoever looks for a fault does
  console.warn(FAVOURITE_MESSAGES.checkFailed, error);
  return "not-kept";
}

function failureText(code: Refusal["code"], wasKept: boolean): string {
  if (code === "favourites_full") return FAVOURITE_MESSAGES.full;
  return wasKept ? FAVOURITE_MESSAGES.removeFailed : FAVOURITE_MESSAGES.addFailed;
}
